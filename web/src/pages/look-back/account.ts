/** The account of a seat as a bar that adds up. */
import type { Account } from "../../base/analysis";

export type Part = "start" | "luck" | "errors" | "others" | "end";

/** A stretch of the bar, from and to in points; what is added or taken begins where the part before has ended. */
export interface Stretch {
  part: Part;
  from: number;
  to: number;
  points: number;
}

/** All parts; each sum is rounded, not each part, so that what is shown adds up to the last digit. */
export function stretchesOf(account: Account): Stretch[] {
  const changes: [Part, number][] = [
    ["luck", account.luck],
    ["errors", -account.errors],
    ["others", account.from_others],
  ];
  let sum = account.start;
  const between = changes.map(([part, points]) => stretch(part, sum, (sum += points)));
  return [stretch("start", 0, account.start), ...between, stretch("end", 0, sum)];
}

function stretch(part: Part, begin: number, end: number): Stretch {
  const [from, to] = [rounded(begin), rounded(end)];
  return { part, from, to, points: rounded(to - from) };
}

/** To what is shown; 0 is added since there is a zero below zero. */
const rounded = (points: number): number => Math.round(10 * points) / 10 + 0;

/** What the bars of all seats need: at least from 0 to 100. */
export function reachOf(accounts: readonly Account[]): { low: number; high: number } {
  const ends = accounts.flatMap(stretchesOf).flatMap(({ from, to }) => [from, to]);
  return { low: Math.min(0, ...ends), high: Math.max(100, ...ends) };
}
