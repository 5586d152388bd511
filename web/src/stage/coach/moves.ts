/** Moves as analyses name them, and as the table offers them. */
import type { Candidate } from "../../base/analysis";
import type { Move } from "../../base/messages";

/** A legal move as records write it: its kind and its arguments, which are the numbers beside its own. */
export function textOf(move: Move): string {
  const facts = Object.entries(move).filter(([name, fact]) => name !== "id" && typeof fact === "number");
  return [move.kind, ...facts.map(([, fact]) => fact)].join(" ");
}

export function moveNamed(legal: readonly Move[], text: string): Move | null {
  return legal.find((move) => textOf(move) === text) ?? null;
}

/** What a move loses against the best, which is the first. */
export function lostBy(candidates: readonly Candidate[], { value }: Candidate): number {
  return Math.max(0, (candidates[0]?.value ?? 0) - value);
}
