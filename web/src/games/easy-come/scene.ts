/** What lies on the table, taken from the fields of a view. */
import type { GameEvent } from "../../base/messages";
import { FACES, NOBODY } from "./constants";

/** The last turn of somebody who got nothing. */
export const MISSED = -2;

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
  /** By seat: the prize of their last turn, MISSED, or NOBODY before their first. */
  last: number[];
}

type View = Record<string, unknown>;

export function sceneOf(view: View, past: readonly GameEvent[] = []): Scene {
  return {
    players: number(view, "players"),
    turn: number(view, "turn"),
    winner: number(view, "winner"),
    owner: list(view, "owner"),
    countdown: list(view, "countdown"),
    kept: list(view, "kept"),
    rolled: list(view, "rolled"),
    last: past.reduce(lastAfter, noTurns(number(view, "players"))),
  };
}

export function noTurns(players: number): number[] {
  return Array<number>(players).fill(NOBODY);
}

/** What everybody's last turn brought, after an event. */
export function lastAfter(last: number[], event: GameEvent): number[] {
  const seat = Number(event["seat"]);
  if (event.event === "claimed" || event.event === "stolen") return last.with(seat, Number(event["prize"]));
  return event.event === "missed" ? last.with(seat, MISSED) : last;
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
