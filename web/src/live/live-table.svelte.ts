/** A table as this client sees it: the connection's news, shown at the pace of the animations. */
import { blocked } from "../base/blocked.svelte";
import type { Hint } from "../base/analysis";
import type { Action, Entry, GameEvent, Refused, Situation, Summary } from "../base/messages";
import { noteCommitment, noteContribution, notedContribution } from "../base/commitments";
import { browserSurroundings, makeId } from "./browser";
import { Connection, type Link } from "./connection";
import { Playback } from "./playback";
import { owesLuck } from "./luck";
import { stillWaiting, toldOf } from "./telling";
import { TurnClock } from "./turn-clock";

export class LiveTable {
  link = $state<Link>("connecting");
  /** Why the door stays shut. */
  refused = $state.raw<Refused | null>(null);
  /** Who sits where is always up to date; the situation keeps step with what is shown. */
  summary = $state.raw<Summary | null>(null);
  situation = $state.raw<Situation | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** Whom the game waits for, as far as it has been told. */
  waiting = $state.raw<number[]>([]);
  /** The entry whose events are being shown, and how many of them have been. */
  playing = $state.raw<Entry | null>(null);
  #count = $state(0);
  /** Whether a round is over and what it brought is being read. */
  isRead = $state(false);
  /** All entries, and those that have been shown. */
  entries = $state.raw<Entry[]>([]);
  shown = $state.raw<Entry[]>([]);
  /** The story as far as it has been seen: what the log, the header and the board say keeps step. */
  told: Entry[] = $derived(toldOf(this.shown, this.playing, this.#count).filter((entry) => !blocked.hides(entry)));
  /** When the game began to wait for what is shown, on our clock. */
  since = $state(Date.now());
  #clock = new TurnClock();
  /** The game to whose luck we have added. */
  #luckyGame = 0;
  onShown: (entry: Entry) => void = () => undefined;
  onTold: (entry: Entry) => void = () => undefined;
  onWelcome: () => void = () => undefined;
  onRefused: (refused: Refused) => void = () => undefined;
  readonly #table: string;
  #connection: Connection;
  #playback: Playback;

  constructor(table: string, invite: string | null) {
    this.#table = table;
    const world = browserSurroundings(table);
    this.#playback = new Playback({
      show: (entry) => this.#show(entry),
      later: world.later,
      isHidden: () => document.hidden,
    });
    const listener = {
      linked: (link: Link) => (this.link = link),
      welcomed: (summary: Summary, situation: Situation, entries: Entry[]) =>
        this.#welcomed(summary, situation, entries),
      happened: (entry: Entry) => this.#happened(entry),
      changed: (summary: Summary) => (this.summary = summary),
      refused: (refused: Refused) => this.#refused(refused),
    };
    this.#connection = new Connection(world, listener, invite ?? undefined);
  }

  open(): () => void {
    const leaving = new AbortController();
    addEventListener("offline", () => this.#connection.lose(), leaving);
    addEventListener("online", () => this.#connection.retry(), leaving);
    document.addEventListener("visibilitychange", () => this.#connection.connect(), leaving);
    this.#connection.connect();
    return () => {
      leaving.abort();
      this.#playback.clear();
      this.#connection.leave();
    };
  }

  async say(action: Action): Promise<void> {
    await this.#connection.say(action);
  }

  /** What the moves of a seat are worth, the best first. */
  async ask(seat: number): Promise<Hint[]> {
    const answer = await this.#connection.say({ do: "hint", seat });
    return answer.is === "hint" ? answer.candidates : [];
  }

  renew(): void {
    this.#connection.renew();
  }

  /** Whether everything shown has arrived where it belongs. */
  get isSettled(): boolean {
    return this.playing === null;
  }

  /** The table has shown so many of the events, and may wait for somebody to have read them. */
  progressed = (count: number, isRead = false): void => {
    this.#count = count;
    this.isRead = isRead;
    this.#playback.told(isRead);
  };

  settled = (): void => {
    const entry = this.playing;
    this.playing = null;
    this.isRead = false;
    this.waiting = this.situation?.waiting ?? [];
    if (entry) this.onTold(entry);
    this.#playback.settled();
  };

  #welcomed(summary: Summary, situation: Situation, entries: Entry[]): void {
    this.#playback.clear();
    this.summary = summary;
    this.situation = situation;
    this.entries = this.shown = entries;
    this.events = [];
    this.playing = null;
    this.isRead = false;
    this.waiting = situation.waiting;
    this.#clock.hear(situation, Date.now());
    this.since = this.#clock.beganOf(situation, Date.now());
    this.onWelcome();
    this.#addLuck(summary, situation);
  }

  #happened(entry: Entry): void {
    this.entries = this.#connection.ledger.entries;
    if (entry.situation) this.#clock.hear(entry.situation, Date.now());
    if (entry.table) this.summary = entry.table;
    this.#playback.add(entry);
    if (this.summary && entry.situation) this.#addLuck(this.summary, entry.situation);
  }

  /** Before each game, when the house has committed to its part of the luck. */
  #addLuck(summary: Summary, { game_number, commitment }: Situation): void {
    if (this.#luckyGame === game_number || !owesLuck(summary)) return;
    this.#luckyGame = game_number;
    noteCommitment(this.#table, game_number, commitment);
    const luck = notedContribution(this.#table, game_number) ?? makeId();
    noteContribution(this.#table, game_number, luck);
    this.say({ do: "luck", luck }).catch(() => noteContribution(this.#table, game_number, null));
  }

  #show(entry: Entry): void {
    if (entry.situation) {
      this.situation = entry.situation;
      this.since = this.#clock.beganOf(entry.situation, Date.now());
    }
    if (entry.events.length > 0 || entry.kind === "rematch" || entry.kind === "took-back") this.events = entry.events;
    this.#await(entry);
    this.shown = [...this.shown, entry];
    this.onShown(entry);
  }

  /** What has no events is told at once, unless there is a story that has not been. */
  #await(entry: Entry): void {
    if (entry.events.length > 0) [this.playing, this.#count, this.isRead] = [entry, 0, false];
    this.waiting = this.playing ? stillWaiting(this.waiting, entry) : (this.situation?.waiting ?? []);
    if (entry.events.length === 0) this.onTold(entry);
  }

  #refused(refused: Refused): void {
    if (this.link === "shut") this.refused = refused;
    else this.onRefused(refused);
  }
}
