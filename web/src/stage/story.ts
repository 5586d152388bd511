/** What happened at a table, line by line. */
import type { Say } from "../base/catalogue";
import type { Entry } from "../base/messages";
import type { GameModule, TellContext } from "./game-module";

export interface Line {
  key: string;
  text: string;
  /** `game` is told by the game, `house` by the house, `said` by a person. */
  kind: "game" | "house" | "said";
  /** Who said it. */
  name: string | null;
}

/** The entries of the game that is being played without moves taken back, and what people said at any time. */
export function presentGame(entries: readonly Entry[]): Entry[] {
  const begin = entries.findLastIndex((entry) => entry.kind === "rematch");
  const undone = undoneOf(entries);
  return entries.filter((entry, index) => (index >= begin && !undone.has(entry)) || entry.kind === "said");
}

/** The moves that were taken back. */
function undoneOf(entries: readonly Entry[]): Set<Entry> {
  const undone = new Set<Entry>();
  const moves: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") moves.push(entry);
    else if (entry.kind === "took-back" && moves.length > 0) undone.add(moves.pop()!);
  }
  return undone;
}

export function linesOf(entry: Entry, game: GameModule | null, context: TellContext): Line[] {
  const line = houseLine(entry, context.say);
  const lines: Line[] = line ? [{ key: `${entry.number}`, ...line }] : [];
  const worth = new Set(game?.worthTelling?.(entry.events) ?? entry.events);
  entry.events.forEach((event, index) => {
    const text = worth.has(event) ? game?.tell(event, context) : null;
    if (text) lines.push({ key: `${entry.number}.${index}`, text, kind: "game", name: null });
  });
  return lines;
}

export const TOLD: readonly string[] = [
  ...["sat", "stood", "planned", "swapped", "took-back", "bot-took"],
  ...["voted", "resigned", "came-back", "agreed", "rematch"],
];

function houseLine(entry: Entry, say: Say): Omit<Line, "key"> | null {
  const name = String(entry.facts["name"] ?? "");
  if (entry.kind === "said") return { kind: "said", name, text: String(entry.facts["text"] ?? "") };
  if (!TOLD.includes(entry.kind)) return null;
  const told = entry.kind === "planned" && name ? "removed" : entry.kind;
  return { kind: "house", name: null, text: say(`ui-told-${told}`, factsOf(entry, say)) };
}

/** Seats are counted from 1 where people read of them. */
function factsOf(entry: Entry, say: Say): Record<string, string | number> {
  const { seat, other, plan } = entry.facts;
  const facts: Record<string, string | number> = { name: nameOf(entry, say) };
  if (typeof seat === "number") facts["seat"] = seat + 1;
  if (typeof other === "number") facts["other"] = other + 1;
  if (typeof plan === "string") facts["plan"] = plan;
  if (entry.kind === "voted") facts["of"] = sitterOf(entry) || say("ui-somebody");
  return facts;
}

function nameOf(entry: Entry, say: Say): string {
  const told = entry.facts["name"];
  if (typeof told === "string" && told) return told;
  return sitterOf(entry) || say("ui-somebody");
}

function sitterOf(entry: Entry): string | null | undefined {
  const seat = entry.facts["seat"];
  return typeof seat === "number" ? entry.table?.seats[seat]?.name : null;
}
