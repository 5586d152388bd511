/** The coach at the table: what one's moves are worth, for whoever asks, and a warning before a blunder. */
import type { Hint } from "../../base/analysis";
import type { Move } from "../../base/messages";
import { Refusal } from "../../live/outbox";
import type { Decision } from "../decision";
import { textOf } from "./moves";

/** A question that is not answered by then keeps no other from being asked. */
const ANSWER_MS = 15_000;
/** When somebody who waits for an answer asks again. */
const AGAIN_MS = 3_000;
/** Standard errors by which a blunder has to be worse than the best move before it is warned of. */
const SURE = 2;

/** A move that somebody is about to make, and what it is worth beside the best. */
export interface Blunder {
  decision: Decision;
  move: Move;
  hint: Hint;
  best: Hint;
}

export class Coach {
  /** Why there was no answer to the last question. */
  problem = $state<string | null>(null);
  #known = $state.raw<{ key: string; hints: Hint[] } | null>(null);
  /** The decision whose moves have their chances on them, and the move that is drawn there. */
  #shown = $state.raw<{ key: string; move: string | null } | null>(null);
  #asked: { key: string; answer: Promise<Hint[] | null> } | null = null;
  readonly #ask: (seat: number) => Promise<Hint[]>;

  constructor(ask: (seat: number) => Promise<Hint[]>) {
    this.#ask = ask;
  }

  /** What is known of a decision by now. */
  known(decision: Decision | null): Hint[] | null {
    return decision && this.#known?.key === decision.key ? this.#known.hints : null;
  }

  /** The hint on a move, where somebody asked for it. */
  shown(decision: Decision | null, move: Move): Hint | null {
    const hints = this.#isShown(decision) ? this.known(decision) : null;
    return hints?.find((hint) => hint.move === textOf(move)) ?? null;
  }

  /** The move to be drawn. */
  drawn(decision: Decision | null): string | null {
    return this.#isShown(decision) ? (this.#shown?.move ?? null) : null;
  }

  /** From now on the chances stand on the moves of this decision; one of them may be drawn. */
  show({ key }: Decision, move: string | null = null): void {
    this.#shown = { key, move };
  }

  /** Asks once for each decision, and for one after the other; null if there is no answer yet. A late one counts, too. */
  hints(decision: Decision): Promise<Hint[] | null> {
    const known = this.known(decision);
    if (known) return Promise.resolve(known);
    if (this.#asked?.key !== decision.key) {
      this.#asked = { key: decision.key, answer: this.#find(decision, this.#asked?.answer) };
    }
    return Promise.race([this.#asked.answer, nothingIn(ANSWER_MS)]);
  }

  /** Asks again where there was no answer, as long as somebody waits for it. */
  async insist(decision: Decision, isAwaited: () => boolean): Promise<void> {
    while (isAwaited() && !(await this.hints(decision))) await nothingIn(AGAIN_MS);
  }

  /** Whether the move is a blunder beyond doubt; null also where that cannot be known in so many milliseconds. */
  async blunder(decision: Decision, move: Move, patience: number): Promise<Blunder | null> {
    if (patience === 0) return null;
    const hints = await Promise.race([this.hints(decision), nothingIn(patience)]);
    const [best] = hints ?? [];
    const hint = hints?.find((hint) => hint.move === textOf(move));
    return best && hint && isSurely(hint, best) ? { decision, move, hint, best } : null;
  }

  #isShown(decision: Decision | null): boolean {
    return decision !== null && this.#shown?.key === decision.key;
  }

  async #find({ key, seat }: Decision, before: Promise<unknown> | undefined): Promise<Hint[] | null> {
    await Promise.race([Promise.allSettled([before]), nothingIn(ANSWER_MS)]);
    this.problem = null;
    try {
      const hints = await this.#ask(seat);
      if (this.#asked?.key === key) this.#known = { key, hints };
      return hints;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.message;
      return null;
    } finally {
      if (this.#asked?.key === key) this.#asked = null;
    }
  }
}

function nothingIn(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

function isSurely(hint: Hint, best: Hint): boolean {
  return hint.label === "blunder" && hint.lost > SURE * Math.hypot(hint.error, best.error);
}
