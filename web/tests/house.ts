/** A house for tests: its sockets, its clock, and everything it heard. */
import type { Entry, FromHouse, Situation, Summary } from "../src/base/messages";
import { checkOf } from "../src/live/checksum";
import { Connection, type Link, type Socket } from "../src/live/connection";

export const summary: Summary = {
  table: "t1",
  game: "las-vegas",
  players: 2,
  options: {},
  phase: "playing",
  seats: [
    { kind: "person", name: "Ada", bot: null, has_resigned: false, is_here: true, is_you: true, handle: "a" },
    { kind: "bot", name: "", bot: "regular", has_resigned: false, is_here: false, is_you: false, handle: null },
  ],
  is_open: false,
  is_first_game: false,
  bot_after: 60,
  clock: 0,
  takeback: false,
  rated: false,
  coach: { is_on: false, agreed: [] },
  game_number: 1,
  won_by: [],
  waiting: [0],
  your_seats: [0],
  is_host: true,
  owes_luck: [],
  agreed: [],
  votes: {},
  watching: [],
  created: "2026-11-15T04:00:00Z",
};

export function situation(): Situation {
  const shown = { views: { "0": { turn: 0 } }, view: { turn: 0 } };
  const rest = { game_number: 1, phase: "playing" as const, waiting: [0], legal: {}, standing: null, commitment: "c" };
  return { ...shown, ...rest, take_back: [], waited: 0, check: checkOf(shown) };
}

export function entry(number: number, more: Partial<Entry> = {}): Entry {
  const at = "2026-11-15T04:00:00Z";
  return { number, at, kind: "moved", facts: {}, events: [], situation: situation(), table: summary, ...more };
}

export function welcome(number: number, entries: Entry[]): Extract<FromHouse, { is: "welcome" }> {
  return { is: "welcome", table: summary, number, situation: situation(), entries };
}

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;
  sent: unknown[];

  constructor(sent: unknown[]) {
    this.sent = sent;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }
}

export class House {
  sockets: FakeSocket[] = [];
  sent: unknown[] = [];
  links: Link[] = [];
  told: number[] = [];
  /** Who was here, each time that somebody came or went. */
  present: boolean[][] = [];
  refusals: string[] = [];
  welcomes = 0;
  plans: { at: number; call: () => void }[] = [];
  connection: Connection;
  #now = 0;
  #ids = 0;

  constructor(invite?: string) {
    const world = {
      open: () => this.#open(),
      later: (ms: number, call: () => void) => this.#later(ms, call),
      random: () => 0,
      makeId: () => `id-${++this.#ids}`,
    };
    const listener = {
      linked: (link: Link) => this.links.push(link),
      welcomed: () => void this.welcomes++,
      happened: (entry: Entry) => this.told.push(entry.number),
      changed: (table: Summary) => this.present.push(table.seats.map((seat) => seat.is_here)),
      refused: (refused: { code: string }) => this.refusals.push(refused.code),
    };
    this.connection = new Connection(world, listener, invite);
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  tell(message: FromHouse): void {
    this.socket.onmessage!({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.socket.onopen!();
    this.tell(welcome(0, []));
  }

  /** Waits for the next try and opens the door. */
  comeBack(): void {
    this.pass(15_000);
    this.socket.onopen!();
  }

  /** Lets time pass up to the first plan that is due, no further. */
  pass(ms: number): void {
    this.#now += ms;
    const due = this.plans.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at)[0];
    if (!due) return;
    this.plans = this.plans.filter((plan) => plan !== due);
    due.call();
  }

  #open(): FakeSocket {
    const socket = new FakeSocket(this.sent);
    this.sockets.push(socket);
    return socket;
  }

  #later(ms: number, call: () => void): () => void {
    const plan = { at: this.#now + ms, call };
    this.plans.push(plan);
    return () => void (this.plans = this.plans.filter((other) => other !== plan));
  }
}
