/** What lies on the table, taken from the fields of a view. */
import type { GameEvent, View } from "../../base/messages";
import { fieldsOf } from "../../stage/view-fields";
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

export function sceneOf(view: View, past: readonly GameEvent[] = []): Scene {
  const { number, list } = fieldsOf(view);
  return {
    players: number("players"),
    turn: number("turn"),
    winner: number("winner"),
    owner: list("owner"),
    countdown: list("countdown"),
    kept: list("kept"),
    rolled: list("rolled"),
    last: past.reduce(lastAfter, noTurns(number("players"))),
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
