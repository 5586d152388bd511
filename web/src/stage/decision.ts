/** Which of its choices a seat has before it. */
import type { Entry } from "../base/messages";
import { isMoveOf } from "./offers";

export interface Decision {
  /** The same until the seat has moved, whatever the others do meanwhile, as laying their bids. */
  key: string;
  seat: number;
}

/** Moves that were taken back may lead to another choice before the seat has moved. */
export function decisionOf(seat: number, game: number, entries: readonly Entry[]): Decision {
  const last = entries.findLast((entry) => isMoveOf(seat, entry) || entry.kind === "took-back");
  return { key: `${game} ${seat} ${last?.number ?? 0}`, seat };
}
