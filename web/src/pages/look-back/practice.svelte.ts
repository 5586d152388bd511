/** One's own mistakes, to be tried again one after the other. */
import type { Candidate, JudgedMove } from "../../base/analysis";
import { lostBy } from "../../stage/coach/moves";
import { candidateOf } from "./decisions";

export class Practice {
  index = $state(0);
  tried = $state.raw<Candidate | null>(null);
  isShown = $state(false);
  readonly exercises: readonly JudgedMove[];

  readonly #passes: number;

  constructor(exercises: readonly JudgedMove[], passes: number) {
    this.exercises = exercises;
    this.#passes = passes;
  }

  get exercise(): JudgedMove {
    return this.exercises[this.index]!;
  }

  get isLast(): boolean {
    return this.index === this.exercises.length - 1;
  }

  /** What the move tried loses against the best. */
  get lost(): number {
    return this.tried ? lostBy(this.exercise.candidates, this.tried) : 0;
  }

  get hasPassed(): boolean {
    return this.tried !== null && this.lost <= this.#passes;
  }

  get isOver(): boolean {
    return this.hasPassed || this.isShown;
  }

  attempt(move: string): void {
    if (!this.isOver) this.tried = candidateOf(this.exercise, move);
  }

  show(): void {
    this.isShown = true;
    this.tried = null;
  }

  next(): void {
    this.index += 1;
    this.tried = null;
    this.isShown = false;
  }
}
