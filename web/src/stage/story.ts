/** What happened at a table, line by line. */
import type { Say } from "../base/catalogue";
import type { Entry, GameEvent } from "../base/messages";
import type { GameModule, TellContext } from "./game-module";

export interface Line {
  key: string;
  text: string;
  /** `game` is told by the game, `house` by the house, `said` by a person. */
  kind: "game" | "house" | "said";
  /** Who said it. */
  name: string | null;
  /** What the game tells of. */
  event: GameEvent | null;
}

/** Lines about one player's turn, or about what concerns all; what the house or a person says stands alone. */
export interface Block {
  key: string;
  kind: Line["kind"];
  seat: number | null;
  lines: Line[];
  /** Where a replay shows it. */
  at: number;
}

export type LinesOf = (entry: Entry) => Line[];

/** The story in blocks. Frame 0 of a replay is the opening, then each move has one. */
export function blocksOf(entries: readonly Entry[], linesOf: LinesOf): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const entry of entries) {
    if (entry.kind === "moved") at += 1;
    for (const line of linesOf(entry)) {
      const [seat, last] = [seatOf(line), blocks.at(-1)];
      if (line.kind === "game" && last?.kind === "game" && last.seat === seat) last.lines.push(line);
      else blocks.push({ key: line.key, kind: line.kind, seat, lines: [line], at });
    }
  }
  return blocks;
}

function seatOf({ event }: Line): number | null {
  const seat = event?.["seat"];
  return typeof seat === "number" ? seat : null;
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
    if (text) lines.push({ key: `${entry.number}.${index}`, text, kind: "game", name: null, event });
  });
  return lines;
}

export const TOLD: readonly string[] = [
  ...["sat", "stood", "planned", "swapped", "took-back", "bot-took"],
  ...["voted", "resigned", "came-back", "agreed", "rematch", "coached"],
];

function houseLine(entry: Entry, say: Say): Omit<Line, "key"> | null {
  const name = String(entry.facts["name"] ?? "");
  if (entry.kind === "said") return { kind: "said", name, text: String(entry.facts["text"] ?? ""), event: null };
  if (!TOLD.includes(entry.kind)) return null;
  const told = kindOf(entry, name);
  return { kind: "house", name: null, text: say(`ui-told-${told}`, factsOf(entry, say)), event: null };
}

function kindOf(entry: Entry, name: string): string {
  if (entry.kind === "planned" && name) return "removed";
  return entry.kind === "coached" && !entry.facts["wants"] ? "uncoached" : entry.kind;
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
