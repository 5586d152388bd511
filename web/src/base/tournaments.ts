/** Tournaments, as the house tells of them; see docs/protocol.md. */
import { ask } from "./api";
import type { Summary } from "./messages";

export const FORMATS = ["swiss", "duplicate", "arena", "knock-out"] as const;
export type Format = (typeof FORMATS)[number];
export type Phase = "gathering" | "running" | "paused" | "stopping" | "over";

/** A tournament in a list. */
export interface Brief {
  tournament: string;
  title: string;
  format: Format;
  game: string;
  players: number;
  phase: Phase;
  organiser: string;
  entrants: number;
  rounds: number;
  minutes: number;
  round: number;
  is_open: boolean;
  is_organiser: boolean;
  you: number | null;
}

export interface Entrant {
  number: number;
  name: string;
  bot: string | null;
  is_you: boolean;
  has_left: boolean;
  is_removed: boolean;
}

export interface Score {
  rank: number;
  entrant: number;
  points: number;
  games: number;
  wins: number;
  reached: number;
  breaks: number[];
}

export interface RoundTable {
  table: string;
  invite: string | null;
  entrants: number[];
  places: number[] | null;
  results: number[] | null;
}

export interface Round {
  number: number;
  is_over: boolean;
  is_hidden: boolean;
  byes: number[];
  tables: RoundTable[];
}

export interface Tournament extends Omit<Brief, "entrants"> {
  options: Summary["options"];
  clock: number;
  bot_after: number;
  rated: boolean;
  needs: number;
  invite: string | null;
  entrants: Entrant[];
  standings: Score[];
  tie_breaks: string[];
  drawn: Round[];
  your_table: string | null;
  seconds_left: number | null;
  commitments: string[];
  may_enter: boolean;
}

export interface NewTournament {
  title: string;
  format: Format;
  game: string;
  players: number;
  options: Record<string, unknown>;
  clock: number;
  rounds: number;
  minutes: number;
  is_open: boolean;
  rated: boolean;
}

/** How soon the better player comes first: by the lead in points of the ladder, in each format. */
export interface Lead {
  points: number;
  /** The share of games that the better one wins at a table. */
  wins: number;
  formats: Partial<Record<Format, { needed: number | null; chance: number | null }>>;
}

export interface RoundsNeeded {
  game: string;
  /** The share of tournaments in which the better one is to come first. */
  wanted: number;
  most_rounds: number;
  tournaments: number;
  levels: Record<string, number>;
  fields: { players: number; tables: number; leads: Lead[] }[];
}

/** What an organiser can ask without saying more. */
export type Order = "leave" | "begin" | "pause" | "resume" | "stop";

const at = (tournament: string, page = "") => `/api/tournaments/${encodeURIComponent(tournament)}${page}`;

export const tournaments = {
  all: () => ask<{ yours: Brief[]; open: Brief[] }>("GET", "/api/tournaments"),
  rounds: (game: string) => ask<RoundsNeeded>("GET", `/api/rounds/${encodeURIComponent(game)}`),
  make: (order: NewTournament) => ask<Tournament>("POST", "/api/tournaments", order),
  one: (tournament: string, invite: string | null) =>
    ask<Tournament>("GET", at(tournament) + (invite ? `?${new URLSearchParams({ invite })}` : "")),
  enter: (tournament: string, invite: string | null) =>
    ask<Tournament>("POST", at(tournament, "/enter"), { invite, luck: someLuck() }),
  order: (tournament: string, order: Order) => ask<Tournament>("POST", at(tournament, `/${order}`)),
  addBots: (tournament: string, level: string, count: number) =>
    ask<Tournament>("POST", at(tournament, "/bots"), { level, count }),
  remove: (tournament: string, entrant: number) => ask<Tournament>("POST", at(tournament, "/remove"), { entrant }),
};

/** What this browser adds to the luck of rounds that all tables share. */
function someLuck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
