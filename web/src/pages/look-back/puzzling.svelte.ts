/** Puzzles one after the other: what was tried, and what the house says of it. */
import type { Puzzle, Solution } from "../../base/analysis";
import { toasts } from "../../ui/toasts.svelte";

/** Where puzzles come from. */
export interface PuzzleBook {
  more: (skip: number) => Promise<Puzzle[]>;
  solve: (puzzle: string, move: string | null) => Promise<Solution>;
}

export class Puzzling {
  index = $state(0);
  tried = $state<string | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** Among the moves, the one that is drawn. */
  picked = $state<string | null>(null);
  readonly total: number;
  readonly #book: PuzzleBook;
  #puzzles = $state.raw<readonly Puzzle[]>([]);
  /** Counts questions and puzzles: an answer to an earlier one comes too late. */
  #asked = 0;
  #isTurning = false;

  constructor(book: PuzzleBook, first: readonly Puzzle[], total: number) {
    this.#book = book;
    this.#puzzles = first;
    this.total = total;
  }

  get puzzle(): Puzzle {
    return this.#puzzles[this.index]!;
  }

  /** Whoever has found it, or has asked for it, sees what all moves are worth. */
  get isOver(): boolean {
    return this.solution !== null && (this.solution.passes || this.tried === null);
  }

  /** A move, or null to be shown the best; once it is over, moves are only looked at. */
  async solve(move: string | null): Promise<void> {
    if (this.isOver) {
      this.picked = move;
      return;
    }
    const asked = (this.#asked += 1);
    try {
      const found = await this.#book.solve(this.puzzle.id, move);
      if (asked === this.#asked) [this.solution, this.tried] = [found, move];
    } catch (error) {
      toasts.show((error as Error).message, { isBad: true });
    }
  }

  /** The next one; whoever presses again while it is fetched waits for the same. */
  async next(): Promise<void> {
    if (this.#isTurning) return;
    this.#isTurning = true;
    try {
      await this.#turn((this.index + 1) % this.total);
    } catch (error) {
      toasts.show((error as Error).message, { isBad: true });
    } finally {
      this.#isTurning = false;
    }
  }

  async #turn(wished: number): Promise<void> {
    if (wished >= this.#puzzles.length) this.#puzzles = [...this.#puzzles, ...(await this.#book.more(wished))];
    this.#asked += 1;
    this.index = Math.min(wished, this.#puzzles.length - 1);
    [this.tried, this.solution, this.picked] = [null, null, null];
  }
}
