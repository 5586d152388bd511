/** Where everybody placed dice last in this round: it stays marked until their next move. */
import type { GameEvent } from "../base/messages";

const NOWHERE = -1;
const PLACING = new Set(["placed", "power-used"]);

export function nowhere(players: number): number[] {
  return Array<number>(players).fill(NOWHERE);
}

/** The casinos by seat after an event; who passes has placed nothing. */
export function lastAfter(last: number[], event: GameEvent): number[] {
  if (event.event === "round-began") return last.map(() => NOWHERE);
  const seat = Number(event["seat"]);
  if (PLACING.has(event.event)) return last.with(seat, Number(event["casino"]));
  return event.event === "passed" ? last.with(seat, NOWHERE) : last;
}

/** The casinos by seat after all that has happened. */
export function lastOf(past: readonly GameEvent[], players: number): number[] {
  return past.reduce(lastAfter, nowhere(players));
}
