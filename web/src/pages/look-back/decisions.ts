/** Decisions of a game, and how they are judged. */
import type { Analysis, Candidate, JudgedMove, Label } from "../../base/analysis";

/** What cost something worth a second look. */
const COSTLY: readonly Label[] = ["doubtful", "mistake", "blunder"];

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
export function exercisesOf(analysis: Pick<Analysis, "moves">, seat: number, passes: number): JudgedMove[] {
  return decisionsOf(analysis, seat).filter(({ lost }) => lost > passes);
}

/** The decision of a seat that cost most, if one cost anything. */
export function worstOf(analysis: Pick<Analysis, "moves">, seat: number): JudgedMove | null {
  const costly = decisionsOf(analysis, seat).filter(isCostly);
  return costly.reduce<JudgedMove | null>((worst, judged) => (judged.lost > (worst?.lost ?? 0) ? judged : worst), null);
}

export function candidateOf({ candidates }: JudgedMove, move: string): Candidate | null {
  return candidates.find((candidate) => candidate.move === move) ?? null;
}
