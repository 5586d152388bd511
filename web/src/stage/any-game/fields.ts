/** What lies on the table of any game: the fields of its view, those that are one a seat beside each other. */
import type { Move, View } from "../../base/messages";

export interface Row {
  name: string;
  /** By seat, or a single one for the whole table. */
  cells: string[];
}

export interface Sheet {
  common: Row[];
  bySeat: Row[];
}

/** What a game agreed on is told elsewhere. */
const KNOWN = "players";

export function sheetOf(view: View, players: number): Sheet {
  const fields = Object.entries(view).filter(([name]) => name !== KNOWN);
  const isBySeat = ([, value]: [string, unknown]) => Array.isArray(value) && value.length === players;
  return {
    common: fields
      .filter((field) => !isBySeat(field))
      .map(([name, value]) => ({ name: title(name), cells: [cell(value)] })),
    bySeat: fields
      .filter(isBySeat)
      .map(([name, value]) => ({ name: title(name), cells: (value as unknown[]).map(cell) })),
  };
}

/** `round_number` is Round number. */
export function title(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function cell(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const isNested = value.some(Array.isArray);
  return value.map(cell).join(isNested ? " / " : " ");
}

/** "Bet 2": the kind of a move and its arguments. */
export function moveTitle(move: Move): string {
  const args = Object.entries(move).filter(([name]) => !["id", "kind", "preview"].includes(name));
  return [title(move.kind), ...args.map(([, value]) => cell(value))].join(" ");
}
