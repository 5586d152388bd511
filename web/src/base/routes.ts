/** Pages by their address. */
import { BASE, pathWithin } from "./place";
import { queryOf, wishOf, type Wish } from "./wish";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; invite: string | null }
  | { page: "replay"; table: string; game: number; at: number | null; invite: string | null }
  | { page: "look-back"; table: string; game: number; at: number | null; invite: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "puzzles"; game: string }
  | { page: "devices" }
  | { page: "enter"; code: string | null }
  | { page: "join"; invite: string | null }
  | { page: "keeper" }
  | { page: "ladder"; game: string }
  | { page: "rounds"; game: string }
  | { page: "history"; wish: Wish }
  | { page: "profile"; who: string; game: string | null }
  | { page: "tournaments" }
  | { page: "tournament"; tournament: string; invite: string | null }
  | { page: "lost" };

export function routeOf(address: URL): Route {
  const path = pathWithin(address.pathname);
  if (path === null) return { page: "lost" };
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third, ...rest] = parts;
  if (first === undefined) return { page: "lobby" };
  if (second === undefined && first === "keeper") return { page: "keeper" };
  // What opens something stands behind the #, which no browser sends and no server notes.
  if (second === undefined && first === "join") return { page: "join", invite: secretOf(address) };
  if (first === "me" && second === "devices" && third === undefined) return { page: "devices" };
  if (first === "me" && second === "link" && third === undefined) return { page: "enter", code: secretOf(address) };
  if (first === "me" && second === undefined) return { page: "history", wish: wishOf(address.searchParams) };
  if (first === "tournaments" && second === undefined) return { page: "tournaments" };
  if (rest.length > 0 || second === undefined) return { page: "lost" };
  if (first === "t" && third === undefined) {
    return { page: "table", table: second, invite: address.searchParams.get("invite") };
  }
  if (first === "t" && (third === "replay" || third === "look-back")) {
    const game = wholeNumber(address.searchParams.get("game")) ?? 1;
    const [at, invite] = [wholeNumber(address.searchParams.get("at")), address.searchParams.get("invite")];
    return { page: third, table: second, game, at, invite };
  }
  if (first === "rules" && third === undefined) {
    return { page: "rules", game: second, rule: decode(address.hash.slice(1)) || null };
  }
  if (first === "people" && third === undefined) {
    return { page: "profile", who: second, game: address.searchParams.get("game") };
  }
  if (first === "tournaments" && third === undefined) {
    return { page: "tournament", tournament: second, invite: address.searchParams.get("invite") };
  }
  if (first === "puzzles" && third === undefined) return { page: "puzzles", game: second };
  if (first === "ladder" && third === undefined) return { page: "ladder", game: second };
  if (first === "rounds" && third === undefined) return { page: "rounds", game: second };
  return { page: "lost" };
}

export const LOBBY = `${BASE}/`;
export const DEVICES = `${BASE}/me/devices`;
export const KEEPER = `${BASE}/keeper`;
export const ENTER = `${BASE}/me/link`;
export const JOIN = `${BASE}/join`;

export const TOURNAMENTS = `${BASE}/tournaments`;

export function tournamentAddress(tournament: string, invite?: string | null): string {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${TOURNAMENTS}/${encodeURIComponent(tournament)}${query}`;
}

export function tableAddress(table: string, invite?: string | null): string {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${BASE}/t/${encodeURIComponent(table)}${query}`;
}

export function replayAddress(table: string, game: number, at?: number, invite?: string | null): string {
  return pastAddress("replay", table, game, at, invite);
}

export function lookBackAddress(table: string, game: number, at?: number): string {
  return pastAddress("look-back", table, game, at);
}

/** A page about a game that is over. */
function pastAddress(page: string, table: string, game: number, at?: number, invite?: string | null): string {
  const moment = at ? `&at=${at}` : "";
  const token = invite ? `&invite=${encodeURIComponent(invite)}` : "";
  return `${BASE}/t/${encodeURIComponent(table)}/${page}?game=${game}${moment}${token}`;
}

export function historyAddress(wish: Partial<Wish> = {}): string {
  const query = queryOf(wish).toString();
  return `${BASE}/me${query ? `?${query}` : ""}`;
}

/** Somebody's handle, a bot's level, or `me`. */
export function profileAddress(who: string, game?: string): string {
  return `${BASE}/people/${encodeURIComponent(who)}${game ? `?game=${encodeURIComponent(game)}` : ""}`;
}

export function puzzlesAddress(game: string): string {
  return `${BASE}/puzzles/${encodeURIComponent(game)}`;
}

export function ladderAddress(game: string): string {
  return `${BASE}/ladder/${encodeURIComponent(game)}`;
}

export function roundsAddress(game: string): string {
  return `${BASE}/rounds/${encodeURIComponent(game)}`;
}

export function rulesAddress(game: string, rule?: string | null): string {
  return `${BASE}/rules/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ""}`;
}

function secretOf(address: URL): string | null {
  return decode(address.hash.slice(1)) || null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
