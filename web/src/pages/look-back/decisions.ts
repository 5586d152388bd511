/** Decisions of a game, and how they are judged. */
import type { Analysis, Candidate, JudgedMove, Label } from "../../base/analysis";
import type { Move } from "../../base/messages";

/** What cost something worth a second look. */
const COSTLY: readonly Label[] = ["doubtful", "mistake", "blunder"];
/** Whoever tries again passes with a move that is at most so much worse than the best. */
export const PASSES = 4;

export const isCostly = ({ label }: JudgedMove): boolean => COSTLY.includes(label);

/** The unforced decisions of a seat. */
export function decisionsOf({ moves }: Pick<Analysis, "moves">, seat: number): JudgedMove[] {
  return moves.filter((judged) => judged.seat === seat && judged.label !== "forced");
}

/** The decision that comes next when so many moves have been made; null where there was none. */
export function decisionAt({ moves }: Pick<Analysis, "moves">, at: number): JudgedMove | null {
  const judged = moves.find(({ number }) => number === at + 1);
  return judged && judged.label !== "forced" ? judged : null;
}

/** What to try again: what cost more than passes. */
export function exercisesOf(analysis: Pick<Analysis, "moves">, seat: number): JudgedMove[] {
  return decisionsOf(analysis, seat).filter(({ lost }) => lost > PASSES);
}

export function candidateOf({ candidates }: JudgedMove, move: string): Candidate | null {
  return candidates.find((candidate) => candidate.move === move) ?? null;
}

/** What a move loses against the best. */
export function lostBy({ candidates }: JudgedMove, candidate: Candidate): number {
  return Math.max(0, (candidates[0]?.value ?? 0) - candidate.value);
}

/** A legal move as records write it: its kind and its arguments, which are the numbers beside its own. */
export function textOf(move: Move): string {
  const facts = Object.entries(move).filter(([name, fact]) => name !== "id" && typeof fact === "number");
  return [move.kind, ...facts.map(([, fact]) => fact)].join(" ");
}

export function moveNamed(legal: readonly Move[], text: string): Move | null {
  return legal.find((move) => textOf(move) === text) ?? null;
}
