/** A table as this client sees it: the connection's news, shown at the pace of the animations. */
import type { Action, Entry, GameEvent, Refused, Situation, Summary } from "../base/messages";
import { browserSurroundings } from "./browser";
import { Connection, type Link } from "./connection";
import { Playback } from "./playback";

export class LiveTable {
  link = $state<Link>("connecting");
  /** Why the door stays shut. */
  refused = $state.raw<Refused | null>(null);
  /** Who sits where is always up to date; the situation keeps step with what is shown. */
  summary = $state.raw<Summary | null>(null);
  situation = $state.raw<Situation | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** Whether everything shown has arrived where it belongs. */
  isSettled = $state(true);
  /** All entries, and those that have been shown. */
  entries = $state.raw<Entry[]>([]);
  shown = $state.raw<Entry[]>([]);
  /** When the game last began to wait, on our clock. */
  since = $state(Date.now());
  onShown: (entry: Entry) => void = () => undefined;
  onWelcome: () => void = () => undefined;
  onRefused: (refused: Refused) => void = () => undefined;
  #connection: Connection;
  #playback: Playback;

  constructor(table: string, invite: string | null) {
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

  say(action: Action): Promise<void> {
    return this.#connection.say(action);
  }

  renew(): void {
    this.#connection.renew();
  }

  settled = (): void => {
    this.isSettled = true;
    this.#playback.settled();
  };

  #welcomed(summary: Summary, situation: Situation, entries: Entry[]): void {
    this.#playback.clear();
    this.summary = summary;
    this.situation = situation;
    this.entries = this.shown = entries;
    this.events = [];
    this.isSettled = true;
    this.since = Date.parse(entries.at(-1)?.at ?? "") || Date.now();
    this.onWelcome();
  }

  #happened(entry: Entry): void {
    this.entries = this.#connection.ledger.entries;
    if (entry.table) this.summary = entry.table;
    this.#playback.add(entry);
  }

  #show(entry: Entry): void {
    if (entry.situation) this.situation = entry.situation;
    if (entry.events.length > 0 || entry.kind === "rematch") this.events = entry.events;
    this.isSettled &&= entry.events.length === 0;
    if (entry.kind === "moved" || entry.kind === "started") this.since = Date.now();
    this.shown = [...this.shown, entry];
    this.onShown(entry);
  }

  #refused(refused: Refused): void {
    if (this.link === "shut") this.refused = refused;
    else this.onRefused(refused);
  }
}
