/** Where ratings lie on a line: pure. */
import type { Rated } from "../../base/ratings";

export interface Span {
  low: number;
  high: number;
}

/** From the lowest to the highest that any of these may really be. */
export function spanOf(rated: Rated[]): Span {
  const low = Math.min(...rated.map(({ rating, error }) => rating - error));
  const high = Math.max(...rated.map(({ rating, error }) => rating + error));
  return high > low ? { low, high } : { low: low - 1, high: high + 1 };
}

/** In percent of the line. */
export function shareOf(value: number, { low, high }: Span): number {
  return (100 * (value - low)) / (high - low);
}
