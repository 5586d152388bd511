/** Where results lie in the chart of what comes of a position. */
import type { Outcomes } from "../../base/analysis";

export interface Reach {
  low: number;
  high: number;
}

/** From the lowest to the highest of all seats, so that they can be compared; nothing is a result, too. */
export function reachOfResults({ results }: Pick<Outcomes, "results">): Reach {
  return {
    low: Math.min(0, ...results.map(({ low }) => low)),
    high: Math.max(0, ...results.map(({ high }) => high)),
  };
}

/** In parts of a hundred from left to right. */
export function placeIn({ low, high }: Reach, value: number): number {
  return high === low ? 0 : (100 * (value - low)) / (high - low);
}
