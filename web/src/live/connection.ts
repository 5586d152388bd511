/** One table's connection: it enters, catches up, resends, and comes back by itself. */
import type { Action, Entry, FromHouse, Refused, Situation, Summary, ToHouse } from "../base/messages";
import { waitBefore } from "./backoff";
import { checkOf } from "./checksum";
import { Ledger } from "./ledger";
import { type Answer, Outbox } from "./outbox";

/** `lost`: it broke, and the next try is under way. `shut`: the house will not have us, see `refused`. */
export type Link = "connecting" | "here" | "lost" | "shut";

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Socket {
  send: (text: string) => void;
  close: () => void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open: () => Socket;
  /** Calls back after so many milliseconds; the answer takes it back. */
  later: (ms: number, call: () => void) => () => void;
  random: () => number;
  makeId: () => string;
}

export interface Listener {
  linked: (link: Link) => void;
  welcomed: (table: Summary, situation: Situation, entries: Entry[]) => void;
  happened: (entry: Entry) => void;
  /** Somebody has come or gone; nothing has happened in the game. */
  changed: (table: Summary) => void;
  /** Refused without a message of ours: a door that stays shut, or too many messages. */
  refused: (refused: Refused) => void;
}

const PING_EVERY_MS = 20_000;
const PATIENCE_MS = 8_000;

export class Connection {
  readonly ledger = new Ledger();
  readonly outbox: Outbox;
  #world: Surroundings;
  #listener: Listener;
  #invite: string | undefined;
  #socket: Socket | null = null;
  #link: Link = "connecting";
  #attempt = 0;
  #drifts = 0;
  #cancel: (() => void) | null = null;

  constructor(world: Surroundings, listener: Listener, invite?: string) {
    this.#world = world;
    this.#listener = listener;
    this.#invite = invite;
    this.outbox = new Outbox(world.makeId);
  }

  get link(): Link {
    return this.#link;
  }

  /** Connects; also when a new try is only planned, as after "the network is back". */
  connect = (): void => {
    if (this.#socket || this.#link === "shut") return;
    this.#plan(null);
    const socket = this.#world.open();
    this.#socket = socket;
    socket.onopen = () => this.#enter();
    socket.onmessage = (event) => socket === this.#socket && this.#hear(String(event.data));
    socket.onclose = () => socket === this.#socket && this.#broke();
    this.#plan(PATIENCE_MS, this.#again);
  };

  /** Enters anew at once, as somebody with another name or language. */
  renew(): void {
    if (this.#link === "shut") return;
    this.#drop();
    this.#become("connecting");
    this.connect();
  }

  /** The network is gone: there is no need to wait for silence. */
  lose(): void {
    if (this.#link !== "shut") this.#again();
  }

  /** The network is back: there is no need to wait for the next try, nor for one that began without it. */
  retry(): void {
    if (this.#link === "here") return;
    this.#drop();
    this.connect();
  }

  /** Leaves for good. */
  leave(): void {
    this.#plan(null);
    this.#drop();
    this.#link = "shut";
  }

  /** Says it now or as soon as the house is back; resolves when it is done for good. */
  say(action: Action): Promise<Answer> {
    const { message, answer } = this.outbox.put(action);
    if (this.#link === "here") this.#send(message);
    return answer;
  }

  #enter(): void {
    const invite = this.#invite ? { invite: this.#invite } : {};
    this.#send({ do: "enter", from: this.ledger.last, ...invite });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromHouse;
    if (this.#link === "here") this.#keepAlive();
    if (message.is === "welcome") this.#welcomed(message);
    else if (message.is === "entry") this.#happened(message);
    else if (message.is === "table") this.#listener.changed(message.table);
    else if (message.is === "done" || message.is === "hint") this.outbox.answered(message);
    else if (message.is === "refused") this.#refused(message);
  }

  #welcomed(welcome: Extract<FromHouse, { is: "welcome" }>): void {
    if (!this.ledger.catchUp(welcome) || this.#drifted(welcome.situation)) return this.#startOver();
    this.#attempt = 0;
    this.#become("here");
    this.#keepAlive();
    this.#listener.welcomed(welcome.table, welcome.situation, this.ledger.entries);
    for (const message of this.outbox.messages) this.#send(message);
  }

  #happened(entry: Entry): void {
    const taken = this.ledger.take(entry);
    if (taken === "gap") return this.#again();
    if (taken === "old") return;
    if (entry.situation && this.#drifted(entry.situation)) return this.#startOver();
    this.#listener.happened(entry);
  }

  #refused(refused: Refused): void {
    if (this.outbox.refused(refused)) return;
    if (this.#link !== "here") {
      this.#plan(null);
      this.#drop();
      this.#become("shut");
    }
    this.#listener.refused(refused);
  }

  /** Drifting twice in a row means that starting over does not help: then rather play on. */
  #drifted(situation: Situation): boolean {
    const isSame = checkOf(situation) === situation.check;
    this.#drifts = isSame ? 0 : this.#drifts + 1;
    return this.#drifts === 1;
  }

  #startOver(): void {
    this.ledger.forget();
    this.#again();
  }

  #again = (): void => {
    this.#drop();
    this.#broke();
  };

  #broke(): void {
    this.#socket = null;
    this.#become("lost");
    this.#plan(waitBefore(this.#attempt++, this.#world.random), this.connect);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A silent house is asked; one that does not answer is left and tried again. */
  #keepAlive(): void {
    this.#plan(PING_EVERY_MS, () => {
      this.#send({ do: "ping", id: this.#world.makeId() });
      this.#plan(PATIENCE_MS, this.#again);
    });
  }

  /** There is one plan at a time: the next try, or the next ping. */
  #plan(ms: number | null, call?: () => void): void {
    this.#cancel?.();
    this.#cancel = ms !== null && call ? this.#world.later(ms, call) : null;
  }

  #send(message: ToHouse): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.#listener.linked(link);
  }
}
