/** What is drawn, as plain data: dice groups, stacks at casinos, the lines of the tally. */
import type { Move, Placing } from "../../base/messages";
import type { TallyLine as Line } from "../../casino/tally";
import type { Player } from "../../stage/game-module";
import { NEUTRAL } from "./constants";
import { ownersOf, type Scene } from "./scene";

/** The dice of one value in the roll. */
export interface Group {
  value: number;
  own: number;
  white: number;
  /** The legal move that places them, if it is ours to make. */
  move: Move | null;
}

/** The dice of one owner at one casino. */
export interface Stack {
  owner: number;
  count: number;
}

/** What casinos would pay if the round ended now, in thousands. */
export interface Preview {
  gains: number[];
  /** What would go to White; null where the house does not say. */
  white: number | null;
}

export interface TallyLine extends Line {
  /** Empty for White, whose name is in the catalogue. */
  name: string;
  /** Own and white dice left; null for White. */
  dice: number | null;
  /** In thousands; null where it lies face down. */
  money: number | null;
  won: number;
}

export interface Seen {
  players: Player[];
  focus: number | null;
  standing: Placing[] | null;
  preview: Preview | null;
}

export function groupsOf(scene: Scene, legal: Move[]): Group[] {
  const [own = [], white = []] = scene.rolled;
  const groups = own.map((count, index) => ({
    value: index + 1,
    own: count,
    white: white[index] ?? 0,
    move: moveOf(legal, index + 1),
  }));
  return groups.filter((group) => group.own + group.white > 0);
}

/** The legal move for a value. */
export function moveOf(legal: Move[], value: number): Move | null {
  return legal.find((move) => move.kind === "place" && move["value"] === value) ?? null;
}

export function stacksOf(scene: Scene, casino: number): Stack[] {
  const dice = scene.dice[casino] ?? [];
  return dice.map((count, owner) => ({ owner, count })).filter((stack) => stack.count > 0);
}

/** The stacks with the dice a move would add to them. */
export function stacksWith(scene: Scene, casino: number, added: Group | null): (Stack & { added: number })[] {
  const extra = (owner: number) =>
    (added && owner === scene.turn ? added.own : 0) + (added && owner === NEUTRAL ? added.white : 0);
  const dice = scene.dice[casino] ?? [];
  return dice
    .map((count, owner) => ({ owner, count, added: extra(owner) }))
    .filter((stack) => stack.count + stack.added > 0);
}

export function previewOf(move: Move | null): Preview | null {
  const preview = move?.["preview"] as Partial<Preview> | undefined;
  return preview?.gains ? { gains: preview.gains, white: preview.white ?? null } : null;
}

export function tallyOf(scene: Scene, seen: Seen): TallyLine[] {
  return ownersOf(scene).map((owner) => (owner === NEUTRAL ? whiteLine(seen) : seatLine(scene, seen, owner)));
}

function seatLine(scene: Scene, seen: Seen, seat: number): TallyLine {
  return {
    owner: seat,
    name: seen.players[seat]?.name ?? "",
    isYou: seat === seen.focus,
    isTurn: seat === scene.turn,
    isFirst: seat === scene.first,
    dice: sum(scene.supply[seat] ?? []),
    money: scene.money[seat] ?? null,
    won: scene.won[seat] ?? 0,
    gain: seen.preview ? (seen.preview.gains[seat] ?? 0) : null,
    place: seen.standing?.find((placing) => placing.seat === seat)?.place ?? null,
  };
}

function whiteLine(seen: Seen): TallyLine {
  const gain = seen.preview?.white ?? null;
  const nothing = { isYou: false, isTurn: false, isFirst: false, dice: null, money: null, won: 0, place: null };
  return { owner: NEUTRAL, name: "", ...nothing, gain };
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
