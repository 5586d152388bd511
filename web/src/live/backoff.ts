/** How long to wait before the next try: doubling, with jitter so that clients do not come all at once. */

const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/** Between half and all of 250 ms, 500 ms, 1 s … 5 s. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return longest * (0.5 + random() / 2);
}
