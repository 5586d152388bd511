/** What lies on the table, taken from the fields of a view. */
import type { GameEvent } from "../../base/messages";
import { pursesOf, type Purses } from "../../casino/face-down";
import { lastOf } from "../../casino/last-moves";
import { NEUTRAL, UNKNOWN } from "./constants";

export interface Scene {
  players: number;
  roundNumber: number;
  rounds: number;
  /** The seat with the first-player card. */
  first: number;
  /** The seat that has rolled, -1 for nobody. */
  turn: number;
  hasWhite: boolean;
  /** How many notes lie in the pile. */
  pile: number;
  /** By casino, highest first. */
  notes: number[][];
  /** Number of notes, by seat. */
  won: number[];
  /** In thousands, by seat. */
  money: Purses;
  /** Own and white dice left, by seat. */
  supply: number[][];
  /** Own and white dice, by value. */
  rolled: number[][];
  /** By casino and owner. */
  dice: number[][];
  /** The casino of everybody's last move, -1 for none. */
  last: number[];
}

type View = Record<string, unknown>;

export function sceneOf(view: View, past: readonly GameEvent[] = []): Scene {
  return {
    players: number(view, "players"),
    roundNumber: number(view, "round_number"),
    rounds: number(view, "rounds"),
    first: number(view, "first"),
    turn: number(view, "turn"),
    hasWhite: number(view, "neutral_dice") > 0,
    pile: number(view, "unseen_count") + number(view, "under_count"),
    notes: table(view, "notes").map(laidOut),
    won: list(view, "won"),
    money: pursesOf(list(view, "money"), UNKNOWN),
    supply: table(view, "supply"),
    rolled: table(view, "rolled"),
    dice: table(view, "dice"),
    last: lastOf(past, number(view, "players")),
  };
}

/** A row of notes ends with zeros where there is none. */
export function laidOut(notes: number[]): number[] {
  return notes.filter((note) => note > 0);
}

/** The owners of dice: the seats and, where white dice are in play, White. */
export function ownersOf(scene: Scene): number[] {
  const seats = Array.from({ length: scene.players }, (_, seat) => seat);
  return scene.hasWhite ? [...seats, NEUTRAL] : seats;
}

function number(view: View, field: string): number {
  return Number(view[field] ?? 0);
}

function list(view: View, field: string): number[] {
  return (view[field] as number[] | undefined) ?? [];
}

function table(view: View, field: string): number[][] {
  return (view[field] as number[][] | undefined) ?? [];
}
