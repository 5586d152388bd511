/** What a seat may choose while there is more to be shown than has been. */
import type { Entry, Move, Situation } from "../base/messages";

/**
 * The moves of the situation that is shown, if they will still be there when all is shown. What others do meanwhile,
 * as laying their bids, takes nothing away; what the seat itself has done takes all.
 */
export function offersOf(seat: number, shown: Situation, toCome: readonly Entry[]): Move[] {
  const offers = shown.legal[seat] ?? [];
  const isStillSo = ({ situation }: Entry) => !situation || areSame(offers, situation.legal[seat] ?? []);
  return toCome.every((entry) => isStillSo(entry) && !isMoveOf(seat, entry)) ? offers : [];
}

export function isMoveOf(seat: number, { kind, facts }: Entry): boolean {
  return kind === "moved" && facts["seat"] === seat;
}

function areSame(moves: readonly Move[], others: readonly Move[]): boolean {
  return moves.length === others.length && moves.every((move, index) => move.id === others[index]!.id);
}
