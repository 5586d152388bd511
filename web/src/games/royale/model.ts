/** What is drawn, as plain data: groups of the roll, stacks at casinos, the lines of the tally. */
import type { Move, Placing } from "../../base/messages";
import type { TallyLine as Line } from "../../casino/tally";
import type { Player } from "../../stage/game-module";
import { CASINOS, GREY, NOBODY, SUPPLY } from "./constants";
import { hasBiggyAt, smallAt, type Scene } from "./scene";

/** The dice of one value in the roll. */
export interface Group {
  value: number;
  small: number;
  isBig: boolean;
  /** They lie at their casino already. */
  isPlaced: boolean;
  /** The legal move that places them, if it is ours to make. */
  move: Move | null;
}

/** The dice of one owner at one casino, and those that a move would add. */
export interface Stack {
  owner: number;
  weight: number;
  small: number;
  isBig: boolean;
  addedSmall: number;
  isBigAdded: boolean;
}

/** What casinos would pay if the round ended now, in thousands. */
export interface Preview {
  gains: number[];
  neutral: number;
  grey: number;
}

export interface TallyLine extends Line {
  /** The game waits for this seat. */
  isAsked: boolean;
  /** Null for imaginary players. */
  dice: { small: number; isBig: boolean };
  /** In thousands; null where it lies face down. */
  money: number | null;
  won: number;
  chips: number;
}

export interface Seen {
  players: Player[];
  focus: number | null;
  standing: Placing[] | null;
  preview: Preview | null;
}

/** The roll by value; after placing, the dice of that value lie at the casino, and their place is empty. */
export function groupsOf(scene: Scene, legal: Move[]): Group[] {
  const groups = Array.from({ length: CASINOS }, (_, value) => ({
    value: value + 1,
    small: scene.rolled[value] ?? 0,
    isBig: scene.rolledBiggy === value,
    isPlaced: value === scene.placed,
    move: placeMove(legal, value + 1),
  }));
  return groups.filter((group) => group.small > 0 || group.isBig);
}

export function placeMove(legal: Move[], value: number): Move | null {
  return legal.find((move) => move.kind === "place" && move["casino"] === value) ?? null;
}

/** The stacks of a casino, with the dice that a move would add to them. */
export function stacksOf(scene: Scene, casino: number, added: Group | null = null): Stack[] {
  const owners = Array.from({ length: GREY + 1 }, (_, owner) => owner);
  return owners
    .map((owner) => stackOf(scene, casino, owner, owner === scene.turn ? added : null))
    .filter(({ weight }) => weight > 0);
}

function stackOf(scene: Scene, casino: number, owner: number, added: Group | null): Stack {
  const [addedSmall, isBigAdded] = [added?.small ?? 0, added?.isBig ?? false];
  return {
    owner,
    weight: (scene.weights[casino]?.[owner] ?? 0) + addedSmall + 2 * Number(isBigAdded),
    small: smallAt(scene, casino, owner),
    isBig: hasBiggyAt(scene, casino, owner),
    addedSmall,
    isBigAdded,
  };
}

export function previewOf(move: Move | null): Preview | null {
  const preview = move?.["preview"] as Partial<Preview> | undefined;
  return preview?.gains ? { gains: preview.gains, neutral: preview.neutral ?? 0, grey: preview.grey ?? 0 } : null;
}

export function tallyOf(scene: Scene, seen: Seen): TallyLine[] {
  return Array.from({ length: scene.players }, (_, seat) => ({
    owner: seat,
    isYou: seat === seen.focus,
    isTurn: seat === scene.turn,
    isAsked: seat === scene.decider && scene.decision !== NOBODY,
    isFirst: seat === scene.first,
    dice: { small: scene.supply[seat] ?? 0, isBig: scene.biggy[seat] === SUPPLY },
    money: scene.money[seat] ?? null,
    won: scene.won[seat] ?? 0,
    chips: scene.chips[seat] ?? 0,
    gain: seen.preview ? (seen.preview.gains[seat] ?? 0) : null,
    place: seen.standing?.find((placing) => placing.seat === seat)?.place ?? null,
  }));
}

/** Whether a casino has paid in this round. */
export function hasPaid(scene: Scene, casino: number): boolean {
  return scene.paying > 0 && casino < scene.paying - 1;
}
