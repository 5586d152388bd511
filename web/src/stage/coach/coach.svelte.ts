/** The coach at the table: what one's moves are worth, for whoever asks, and a warning before a blunder. */
import type { Hint } from "../../base/analysis";
import type { Move } from "../../base/messages";
import { Refusal } from "../../live/outbox";
import { textOf } from "./moves";

/** Nobody waits longer for a warning than so. */
const PATIENCE_MS = 4_000;
/** Standard errors by which a blunder has to be worse than the best move before it is warned of. */
const SURE = 2;

/** A decision of ours that the coach can be asked about. */
export interface Question {
  /** The same for the same position. */
  key: string;
  seat: number;
}

/** A move that somebody is about to make, and what it is worth beside the best. */
export interface Blunder {
  move: Move;
  hint: Hint;
  best: Hint;
}

export class Coach {
  /** Why there was no answer to the last question. */
  problem = $state<string | null>(null);
  #known = $state.raw<{ key: string; hints: Hint[] } | null>(null);
  /** The position whose moves have their chances on them, and the move that is drawn there. */
  #shown = $state.raw<{ key: string; move: string | null } | null>(null);
  #asked: { key: string; answer: Promise<Hint[] | null> } | null = null;
  readonly #ask: (seat: number) => Promise<Hint[]>;

  constructor(ask: (seat: number) => Promise<Hint[]>) {
    this.#ask = ask;
  }

  /** What is known of a decision by now. */
  known(question: Question | null): Hint[] | null {
    return question && this.#known?.key === question.key ? this.#known.hints : null;
  }

  /** The hint on a move, where somebody asked for it. */
  shown(question: Question | null, move: Move): Hint | null {
    const hints = this.#isShown(question) ? this.known(question) : null;
    return hints?.find((hint) => hint.move === textOf(move)) ?? null;
  }

  /** The move to be drawn. */
  drawn(question: Question | null): string | null {
    return this.#isShown(question) ? (this.#shown?.move ?? null) : null;
  }

  /** From now on the chances stand on the moves of this decision; one of them may be drawn. */
  show({ key }: Question, move: string | null = null): void {
    this.#shown = { key, move };
  }

  /** Asks once for each decision, and for one after the other; null if there is no answer. */
  hints(question: Question): Promise<Hint[] | null> {
    const known = this.known(question);
    if (known) return Promise.resolve(known);
    if (this.#asked?.key !== question.key) {
      this.#asked = { key: question.key, answer: this.#find(question, this.#asked?.answer) };
    }
    return this.#asked.answer;
  }

  /** Whether the move is a blunder beyond doubt; null also where that cannot be known soon. */
  async blunder(question: Question, move: Move): Promise<Blunder | null> {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
    const hints = await Promise.race([this.hints(question), late]);
    const [best] = hints ?? [];
    const hint = hints?.find((hint) => hint.move === textOf(move));
    return best && hint && isSurely(hint, best) ? { move, hint, best } : null;
  }

  #isShown(question: Question | null): boolean {
    return question !== null && this.#shown?.key === question.key;
  }

  async #find({ key, seat }: Question, before: Promise<unknown> | undefined): Promise<Hint[] | null> {
    await before;
    try {
      const hints = await this.#ask(seat);
      this.#known = { key, hints };
      this.problem = null;
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

function isSurely(hint: Hint, best: Hint): boolean {
  return hint.label === "blunder" && hint.lost > SURE * Math.hypot(hint.error, best.error);
}
