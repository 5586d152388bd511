/** The seconds a person has left for a move, never more than the clock nor less than none. */
export function secondsLeft(clock: number, since: number, now: number): number {
  const left = clock - (now - since) / 1000;
  return Math.ceil(Math.min(clock, Math.max(0, left)));
}
