/** Everything around a game's table that follows from the state of the live table. */
import type { Action, Move } from "../base/messages";
import { person } from "../base/person.svelte";
import { words } from "../base/words.svelte";
import { noteContribution } from "../base/commitments";
import { makeId } from "../live/browser";
import type { LiveTable } from "../live/live-table.svelte";
import { Refusal } from "../live/outbox";
import { settings } from "../ui/settings.svelte";
import { toasts } from "../ui/toasts.svelte";
import { type Blunder, Coach } from "./coach/coach.svelte";
import { patienceOf } from "./coach/patience";
import { type Decision, decisionOf } from "./decision";
import type { GameModule, LoadGame, Player, TellContext } from "./game-module";
import { eyesOn, type Eyes } from "./handover";
import { offersOf } from "./offers";
import { playersOf } from "./players";

/** A move that the house would not have, and where it was asked for. */
export interface Refused {
  words: string;
  rule: string | null;
  at: DOMRect | null;
}

/** A move that was pressed, and the decision that it is for. */
interface Choice {
  decision: Decision;
  move: Move;
}

export class FrameState {
  module = $state.raw<GameModule | null>(null);
  isBusy = $state(false);
  refusal = $state.raw<Refused | null>(null);
  readonly coach: Coach;
  /** What waits for the coach to have answered. */
  #held: Choice | null = null;
  #warned = $state.raw<Blunder | null>(null);
  /** What was pressed last; it may be drawn anew before the house answers. */
  #pressed: DOMRect | null = null;
  /** Whose view the people at this device have uncovered. */
  #uncovered = $state<number | null>(null);
  #live: LiveTable;
  #loadGame: LoadGame;

  constructor(live: LiveTable, loadGame: LoadGame) {
    this.#live = live;
    this.#loadGame = loadGame;
    this.coach = new Coach((seat) => live.ask(seat));
  }

  players: Player[] = $derived.by(() => (this.#live.summary ? playersOf(this.#live.summary, words.say) : []));

  context: TellContext = $derived.by(() => ({
    lang: words.lang,
    say: words.say,
    players: this.players,
    options: this.#live.summary?.options ?? {},
  }));

  mine: number[] = $derived.by(() => this.players.filter((player) => player.isYou).map(({ seat }) => seat));

  /** My seats that the game waits for and no bot plays. */
  deciding: number[] = $derived.by(() =>
    this.mine.filter((seat) => this.#live.waiting.includes(seat) && !this.players[seat]?.bot),
  );

  eyes: Eyes = $derived.by(() => eyesOn(this.mine, this.deciding, this.#uncovered));

  /** My seats that a bot plays, for which I may come back. */
  stoodIn: number[] = $derived.by(() =>
    this.#live.situation?.phase === "playing" ? this.mine.filter((seat) => this.#mayComeBack(seat)) : [],
  );

  legal: Move[] = $derived.by(() => {
    const { seat } = this.eyes;
    return seat === null || this.isBusy ? [] : this.#offersTo(seat);
  });

  /** What the coach can be asked about: a decision of ours, where there is a coach and a choice. */
  question: Decision | null = $derived.by(() => {
    const { seat } = this.eyes;
    if (seat === null || !this.#live.summary?.coach.is_on || !this.deciding.includes(seat)) return null;
    return this.#offersTo(seat).length > 1 ? this.#decisionOf(seat) : null;
  });

  /** What the coach warns of before it is done, as long as it can be done. */
  blunder: Blunder | null = $derived.by(() => (this.#warned && this.#isOpen(this.#warned) ? this.#warned : null));

  #offersTo(seat: number): Move[] {
    const { situation, entries, shown } = this.#live;
    if (!situation || this.players[seat]?.bot) return [];
    return offersOf(seat, situation, entries.slice(shown.length));
  }

  #decisionOf(seat: number): Decision {
    return decisionOf(seat, this.#live.situation?.game_number ?? 0, this.#live.entries);
  }

  /** Another tab, a stand-in or the others may have gone on while a move was held. */
  #isOpen({ decision: { key, seat }, move }: Choice): boolean {
    return this.#decisionOf(seat).key === key && this.#offersTo(seat).some(({ id }) => id === move.id);
  }

  #mayComeBack(seat: number): boolean {
    return Boolean(this.players[seat]?.bot) && !this.#live.summary?.seats[seat]?.has_resigned;
  }

  async load(game: string): Promise<void> {
    this.module = await this.#loadGame(game);
  }

  uncover(seat: number): void {
    this.#uncovered = seat;
  }

  move = async (move: Move): Promise<void> => {
    const { seat } = this.eyes;
    if (seat === null || this.isBusy) return;
    const choice = { decision: this.#decisionOf(seat), move };
    if (!this.#isOpen(choice)) return this.#whileBusy(() => this.#say(choice)); // the house tells why not
    this.#held = choice;
    await this.#whileBusy(async () => {
      this.#warned = await this.#warningOf(move);
      if (!this.#warned) await this.release();
    });
  };

  /** Who leaves before the coach has answered has moved all the same. */
  release = async (): Promise<void> => {
    const held = this.#held;
    this.#held = null;
    if (held) await this.#send(held);
  };

  /** The move that the coach has warned of is made all the same. */
  playBlunder = async (): Promise<void> => {
    const { blunder } = this;
    this.#warned = null;
    if (blunder && !this.isBusy) await this.#whileBusy(() => this.#send(blunder));
  };

  /** It is not; the better move may be drawn instead. */
  thinkAgain(isShown: boolean): void {
    const { blunder } = this;
    this.#warned = null;
    if (isShown && blunder) this.coach.show(blunder.decision, blunder.best.move);
  }

  /** Nothing where the words are missing: a warning that nobody can read would only be in the way. */
  async #warningOf(move: Move): Promise<Blunder | null> {
    const { question } = this;
    if (!question || !settings.isOn("warnings") || !words.knows("analysis-blunder")) return null;
    const { summary, since } = this.#live;
    return this.coach.blunder(question, move, patienceOf(summary?.clock ?? 0, since, Date.now()));
  }

  /** However it ends, the table is free again. */
  async #whileBusy(act: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    try {
      await act();
    } finally {
      this.#held = null;
      this.isBusy = false;
    }
  }

  async #send(choice: Choice): Promise<void> {
    if (this.#isOpen(choice)) await this.#say(choice);
  }

  async #say({ decision: { seat }, move }: Choice): Promise<void> {
    const action = { do: "move", seat, move: move.id } as const;
    await this.#try(action, ({ message, rule }) => {
      this.refusal = { words: message, rule, at: this.#pressed };
    });
  }

  /** Whatever is done next, a refusal has been read. */
  press(target: EventTarget | null): void {
    this.forgive();
    const pressed = target instanceof Element ? target.closest("button") : null;
    this.#pressed = pressed?.getBoundingClientRect() ?? null;
  }

  forgive(): void {
    this.refusal = null;
  }

  async sit(seat: number): Promise<boolean> {
    await person.saved;
    const luck = makeId();
    const isSeated = await this.act({ do: "sit", seat, luck });
    if (isSeated && this.#live.summary)
      noteContribution(this.#live.summary.table, this.#live.summary.game_number, luck);
    return isSeated;
  }

  /** Whether the house did it; if not, the person is told why. */
  act(action: Action): Promise<boolean> {
    return this.#try(action, ({ message }) => toasts.show(message, { isBad: true }));
  }

  async #try(action: Action, refuse: (refusal: Refusal) => void): Promise<boolean> {
    try {
      await this.#live.say(action);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(error);
      return false;
    }
  }
}
