/** What lies on the table, taken from the fields of a view. */

import { FACES } from "./constants";

export interface Scene {
  players: number;
  /** The seat that has rolled, NOBODY when the game is over. */
  turn: number;
  winner: number;
  /** By prize: a seat or CENTRE. */
  owner: number[];
  /** By seat: turns of others that three prizes must survive, else 0. */
  countdown: number[];
  /** How many dice show each face: set aside in this turn, and just rolled. */
  kept: number[];
  rolled: number[];
}

type View = Record<string, unknown>;

export function sceneOf(view: View): Scene {
  return {
    players: number(view, "players"),
    turn: number(view, "turn"),
    winner: number(view, "winner"),
    owner: list(view, "owner"),
    countdown: list(view, "countdown"),
    kept: list(view, "kept"),
    rolled: list(view, "rolled"),
  };
}

/** The dice of a tally one by one, in ascending order. */
export function diceOf(tally: number[]): number[] {
  return tally.flatMap((count, face) => Array<number>(count).fill(face));
}

/** The tally of no dice. */
export function noDice(): number[] {
  return Array<number>(FACES).fill(0);
}

function number(view: View, field: string): number {
  return Number(view[field] ?? 0);
}

function list(view: View, field: string): number[] {
  return (view[field] as number[] | undefined) ?? [];
}
