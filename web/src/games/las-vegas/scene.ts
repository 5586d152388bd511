/** What lies on the table, taken from the fields of a view. */
import type { GameEvent, View } from "../../base/messages";
import { pursesOf, type Purses } from "../../casino/face-down";
import { lastOf } from "../../casino/last-moves";
import { laidOut } from "../../casino/notes";
import { fieldsOf } from "../../stage/view-fields";
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

export function sceneOf(view: View, past: readonly GameEvent[] = []): Scene {
  const { number, list, table } = fieldsOf(view);
  return {
    players: number("players"),
    roundNumber: number("round_number"),
    rounds: number("rounds"),
    first: number("first"),
    turn: number("turn"),
    hasWhite: number("neutral_dice") > 0,
    pile: number("unseen_count") + number("under_count"),
    notes: table("notes").map(laidOut),
    won: list("won"),
    money: pursesOf(list("money"), UNKNOWN),
    supply: table("supply"),
    rolled: table("rolled"),
    dice: table("dice"),
    last: lastOf(past, number("players")),
  };
}

/** The owners of dice: the seats and, where white dice are in play, White. */
export function ownersOf(scene: Scene): number[] {
  const seats = Array.from({ length: scene.players }, (_, seat) => seat);
  return scene.hasWhite ? [...seats, NEUTRAL] : seats;
}
