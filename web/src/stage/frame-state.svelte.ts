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
import { type Blunder, Coach, type Question } from "./coach/coach.svelte";
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

export class FrameState {
  module = $state.raw<GameModule | null>(null);
  isBusy = $state(false);
  refusal = $state.raw<Refused | null>(null);
  readonly coach: Coach;
  /** What the coach warns of before it is done. */
  blunder = $state.raw<Blunder | null>(null);
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
    const { situation, entries, shown } = this.#live;
    if (seat === null || !situation || this.isBusy || this.players[seat]?.bot) return [];
    return offersOf(seat, situation, entries.slice(shown.length));
  });

  /** What the coach can be asked about: a decision of ours, where there is a coach and a choice. */
  question: Question | null = $derived.by(() => {
    const { seat } = this.eyes;
    const { situation, summary } = this.#live;
    if (seat === null || !situation || !summary?.coach.is_on || !this.deciding.includes(seat)) return null;
    const hasChoice = (situation.legal[seat]?.length ?? 0) > 1;
    return hasChoice ? { key: `${situation.game_number} ${seat} ${situation.check}`, seat } : null;
  });

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
    this.isBusy = true;
    const { question } = this;
    this.blunder = question && settings.isOn("warnings") ? await this.coach.blunder(question, move) : null;
    if (!this.blunder) await this.#send(seat, move);
    this.isBusy = false;
  };

  /** The move that the coach has warned of is made all the same. */
  playBlunder = async (): Promise<void> => {
    const { seat } = this.eyes;
    const { blunder } = this;
    this.blunder = null;
    if (seat === null || !blunder || this.isBusy) return;
    this.isBusy = true;
    await this.#send(seat, blunder.move);
    this.isBusy = false;
  };

  /** It is not; the better move may be drawn instead. */
  thinkAgain(isShown: boolean): void {
    const { blunder, question } = this;
    this.blunder = null;
    if (isShown && blunder && question) this.coach.show(question, blunder.best.move);
  }

  async #send(seat: number, move: Move): Promise<void> {
    await this.#try({ do: "move", seat, move: move.id }, ({ message, rule }) => {
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
