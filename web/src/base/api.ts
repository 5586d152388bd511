/** The house's HTTP interface; see docs/protocol.md. */
import type { AnalysisProgress, Outcomes, PastMoment, Puzzle, Solution } from "./analysis";
import type { GameEvent, Placing, Seat, Summary, View } from "./messages";
import type { Met, PlayedPage, Profile, Statistics } from "./history";
import { inviteTo } from "./invites";
import { BASE } from "./place";
import type { GameRating, Ladder, RatingChange } from "./ratings";
import { queryOf, type Wish } from "./wish";
import { words } from "./words.svelte";

export interface Me {
  person: string;
  /** By which others may speak of us. */
  handle: string;
  /** The house has been told the name, here or on another device. */
  is_known: boolean;
  name: string | null;
  lang: string | null;
  tables: Summary[];
}

/** Where the house can be reached, and what its keepers say. */
export interface HouseInfo {
  address: string | null;
  announcement: string;
  is_private: boolean;
  is_keeper: boolean;
}

export interface GameOption {
  name: string;
  default: boolean | number | string | null;
  kind: "flag" | "number" | "choice" | "seat";
  is_optional: boolean;
  low: number | null;
  high: number | null;
  /** Between two numbers that may be chosen. */
  step: number;
  choices: string[] | null;
  rule: string | null;
}

export interface GameInfo {
  name: string;
  players: { fewest: number; most: number };
  options: GameOption[];
  bots: string[];
  has_first_game: boolean;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: string[];
  is_open: boolean;
  bot_after: number;
  clock: number;
  takeback: boolean;
  coach: boolean;
  rated: boolean;
}

export interface Frame {
  events: GameEvent[];
  view: View;
  waiting?: number[];
  /** Who moved and how; not in the opening. */
  seat?: number | null;
  move?: string | null;
}

export interface ChanceProof {
  commitment: string;
  secret: string;
  contributions: string[];
}

export interface GameRecord {
  chance: ChanceProof;
  branches?: ChanceProof[];
  set_up: { game: string; players: number; options: Record<string, unknown> };
  [part: string]: unknown;
}

/** What the house did not do, and why, in the person's language. */
export class HouseError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;

  constructor(status: number, code: string, sentence: string, rule: string | null) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

/** Who sat at a table when a game was played. */
export type PastSeat = Pick<Seat, "name" | "kind" | "bot">;

export interface Replay {
  frames: Frame[];
  seats: PastSeat[];
  record: GameRecord;
  standing: Placing[];
  /** The luck was prepared. */
  is_first_game: boolean;
}

export interface Opened {
  table: Summary;
  invite: string | null;
}

/** A new table, with the house's part of its luck. */
export interface Made extends Opened {
  commitment: string;
}

/** With the invite, for those who do not sit there. */
function at(table: string, page = "", query: Record<string, string> = {}): string {
  const invite = inviteTo(table);
  const asked = new URLSearchParams(invite ? { ...query, invite } : query);
  return `/api/tables/${encodeURIComponent(table)}${page}?${asked}`;
}

export const house = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string, lang: string | null) => ask<Omit<Me, "tables">>("PUT", "/api/me", { name, lang }),
  address: () => ask<HouseInfo>("GET", "/api/house"),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  tables: (search: string, most: number) =>
    ask<Summary[]>("GET", `/api/tables?${new URLSearchParams({ search, most: `${most}` })}`),
  firstGame: (game: string) => ask<Opened>("POST", `/api/games/${encodeURIComponent(game)}/first`),
  open: (table: NewTable) => ask<Made>("POST", "/api/tables", table),
  addLuck: (table: string, luck: string) => ask<unknown>("PUT", at(table, "/luck"), { luck }),
  table: (table: string) => ask<Opened>("GET", at(table)),
  replay: (table: string, game: number) => ask<Replay>("GET", at(table, "/replay", { game: `${game}` })),
  /** The best analysis by now, unless it is what we have. */
  analysis: (table: string, game: number, have: string | null) =>
    ask<AnalysisProgress>("GET", at(table, `/games/${game}/analysis`, have ? { have } : {})),
  /** Lets the house look back at a game that has just ended, before somebody waits for it. */
  lookAhead: (table: string, game: number) =>
    ask<AnalysisProgress>("GET", at(table, `/games/${game}/analysis`, { ahead: "true" })),
  /** What a seat saw after so many moves, and its legal moves. */
  moment: (table: string, game: number, moves: number, seat: number) =>
    ask<PastMoment>("GET", at(table, `/games/${game}/moments/${moves}`, { seat: `${seat}` })),
  /** What comes of a position when bots play on so many times. */
  outcomes: (table: string, game: number, moves: number, games: number) =>
    ask<Outcomes>("GET", at(table, `/games/${game}/outcomes`, { at: `${moves}`, games: `${games}` })),
  ladder: (game: string) => ask<Ladder>("GET", `/api/ladder/${encodeURIComponent(game)}`),
  /** How somebody stands at each game, `me` or another. */
  ratings: (who: string) => ask<GameRating[]>("GET", `/api/people/${encodeURIComponent(who)}/ratings`),
  /** What a rated game has changed, by seat. */
  changes: (table: string, game: number) => ask<RatingChange[]>("GET", at(table, `/games/${game}/ratings`)),
  /** A table that goes on from a position of a finished game. */
  branch: (table: string, game: number, moves: number, seat: number, bot: string) =>
    ask<Made>("POST", at(table, `/games/${game}/branch`), { at: moves, seat, bot, invite: inviteTo(table) }),
  /** Ten of them. */
  puzzles: (game: string, skip: number) =>
    ask<{ puzzles: Puzzle[]; total: number }>("GET", `/api/puzzles/${encodeURIComponent(game)}?skip=${skip}`),
  solve: (game: string, puzzle: string, move: string | null) =>
    ask<Solution>("POST", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`, { move }),
  /** One's own games, after those of the page before. */
  history: (wish: Wish, before: string | null) =>
    ask<PlayedPage>("GET", `/api/me/games?${queryOf(wish, before ? { before } : {})}`),
  /** Everybody one has played, or one of them, in a game or in all. */
  opponents: (wish: Partial<Wish>) => ask<Met[]>("GET", `/api/me/opponents?${queryOf(wish)}`),
  profile: (who: string) => ask<Profile>("GET", `/api/people/${encodeURIComponent(who)}`),
  statistics: (who: string, game: string) =>
    ask<Statistics>("GET", `/api/people/${encodeURIComponent(who)}/games/${encodeURIComponent(game)}`),
  hideProfile: (hidden: boolean) => ask<unknown>("PUT", "/api/me/profile", { is_hidden: hidden }),
  /** The key that a closed browser is reached with, or null. */
  pushKey: () => ask<{ key: string | null }>("GET", "/api/push"),
  subscribe: (browser: PushSubscriptionJSON) => ask<unknown>("PUT", "/api/push", browser),
  unsubscribe: (endpoint: string) => ask<unknown>("DELETE", `/api/push?endpoint=${encodeURIComponent(endpoint)}`),
  recordAddress: (table: string, game: number) => BASE + at(table, "/record", { game: `${game}` }),
};

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": words.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(BASE + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new HouseError(0, "unreachable", words.say("ui-house-unreachable"), null);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw readError(response.status, answer);
}

function readError(status: number, answer: unknown): HouseError {
  const error = (answer as { error?: { code: string; words: string; rule: string | null } } | null)?.error;
  if (error) return new HouseError(status, error.code, error.words, error.rule);
  return new HouseError(status, "unknown", words.say("ui-house-error", { status }), null);
}
