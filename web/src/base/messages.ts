/** What house and client say to each other; see docs/protocol.md. */
import type { Hint } from "./analysis";

/** A legal move as the house sends it; it may carry `preview`, what it would mean. */
export interface Move {
  id: number;
  kind: string;
  [arg: string]: unknown;
}

/** Something that happened, in facts; the game's teller makes a sentence of it. */
export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

export interface Placing {
  seat: number;
  place: number;
  result: number;
  /** What the result is made of, by name; empty where it is not made of parts. */
  reckoning: Record<string, number>;
}

/** The move with which a game turned, for whom, and what was told of it. */
export interface Turned {
  move: number;
  seat: number;
  events: GameEvent[];
}

export interface Seat {
  kind: "person" | "bot" | "open";
  name: string | null;
  /** The level that plays the seat now; for a person who left, the stand-in. */
  bot: string | null;
  /** The person has given this game up; the bot plays it to its end. */
  has_resigned: boolean;
  is_here: boolean;
  is_you: boolean;
  /** By which one speaks of the person; null where none sits. */
  handle: string | null;
}

export interface Summary {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  phase: "gathering" | "playing" | "over";
  seats: Seat[];
  is_open: boolean;
  /** The luck is prepared, and hints are given. */
  is_first_game: boolean;
  /** Which game of which table this one leaves, after how many moves. */
  branch?: { table: string; game: number; at: number } | null;
  /** The tournament and round that the table belongs to. */
  tournament?: { id: string; round: number; seals: boolean } | null;
  /** Others still play with the same luck: nobody can look back yet. */
  is_sealed?: boolean;
  bot_after: number;
  clock: number;
  /** Whether moves may be taken back here. */
  takeback: boolean;
  game_number: number;
  /** The seats that won each of the finished games. */
  won_by: number[][];
  waiting: number[];
  your_seats: number[];
  is_host: boolean;
  /** The seats whose person has not yet added to the luck of the game to come. */
  owes_luck: number[];
  /** The seats whose person wants a rematch. */
  agreed: number[];
  /** Whether its games count in the ratings. */
  rated: boolean;
  /** Whether a coach may be asked here, and the seats whose person agrees to one. */
  coach: { is_on: boolean; agreed: number[] };
  /** How many want a bot to step in for a seat. */
  votes: Record<string, number>;
  /** The names of those who look on. */
  watching: string[];
  created: string;
}

export type View = Record<string, unknown>;

export interface Situation {
  game_number: number;
  phase: Summary["phase"];
  views: Record<string, View>;
  view: View | null;
  waiting: number[];
  legal: Record<string, Move[]>;
  standing: Placing[] | null;
  commitment: string | null;
  /** At the end: with which move the game turned, if there is one. */
  turned?: Turned | null;
  /** In a first game: what is to be said now, by name. */
  hints?: string[];
  /** Our seats that may take their last move back. */
  take_back: number[];
  /** Seconds that the game had been waiting for a move when this was sent. */
  waited: number;
  check: string;
}

export interface Entry {
  number: number;
  at: string;
  kind: string;
  facts: Record<string, unknown>;
  events: GameEvent[];
  /** Left out of entries that are told again. */
  situation?: Situation;
  table?: Summary;
}

export type FromHouse =
  | { is: "welcome"; table: Summary; number: number; situation: Situation; entries: Entry[] }
  | ({ is: "entry" } & Entry)
  /** Somebody has come or gone. */
  | { is: "table"; table: Summary }
  | { is: "done"; id: string; number: number | null }
  | { is: "hint"; id: string; number: number; seat: number; candidates: Hint[] }
  | Refused;

export interface Refused {
  is: "refused";
  id: string | null;
  code: string;
  /** Why not, in words of the game; the sentence adds what a program would write instead. */
  words: string;
  sentence: string;
  rule: string | null;
}

/** What a person can do at a table, before it gets its id. */
export type Action =
  | { do: "sit"; seat: number; luck: string }
  | { do: "luck"; luck: string }
  | { do: "stand"; seat: number }
  | { do: "plan"; seat: number; plan: string; removes: string }
  | { do: "swap"; seat: number; other: number }
  | { do: "start" }
  | { do: "move"; seat: number; move: number | string }
  | { do: "take_back"; seat: number }
  | { do: "resign"; seat: number }
  | { do: "replace"; seat: number }
  | { do: "come_back"; seat: number }
  | { do: "say"; text: string }
  | { do: "rematch" }
  | { do: "coach"; wants: boolean }
  | { do: "hint"; seat: number };

export type ToHouse =
  { do: "enter"; from: number; invite?: string } | { do: "ping"; id: string } | (Action & { id: string });
