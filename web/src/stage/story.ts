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

/** The entries of the game that is being played, and what people said at any time. */
export function presentGame(entries: readonly Entry[]): Entry[] {
  const begin = entries.findLastIndex((entry) => entry.kind === "rematch");
  return entries.filter((entry, index) => index >= begin || entry.kind === "said");
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

const TOLD = new Set(["sat", "stood", "bot-took", "came-back", "rematch"]);

function houseLine(entry: Entry, say: Say): Omit<Line, "key"> | null {
  const name = String(entry.facts["name"] ?? "");
  if (entry.kind === "said") return { kind: "said", name, text: String(entry.facts["text"] ?? "") };
  if (!TOLD.has(entry.kind)) return null;
  return { kind: "house", name: null, text: say(`ui-told-${entry.kind}`, { name: nameOf(entry, say) }) };
}

function nameOf(entry: Entry, say: Say): string {
  const told = entry.facts["name"];
  if (typeof told === "string" && told) return told;
  const seat = entry.facts["seat"];
  const found = typeof seat === "number" ? entry.table?.seats[seat]?.name : null;
  return found || say("ui-somebody");
}
