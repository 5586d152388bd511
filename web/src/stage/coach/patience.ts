/** How long a move is held until the coach has answered. */
import { secondsLeft } from "../clock";

const PATIENCE_MS = 4_000;
/** What the clock must have left for whoever is to read a warning. */
const SPARE_SECONDS = 5;

/** Milliseconds; none where the clock has almost run out. A clock of 0 is none. */
export function patienceOf(clock: number, since: number, now: number): number {
  if (clock === 0) return PATIENCE_MS;
  const spare = secondsLeft(clock, since, now) - SPARE_SECONDS;
  return Math.min(PATIENCE_MS, Math.max(0, spare * 1000));
}
