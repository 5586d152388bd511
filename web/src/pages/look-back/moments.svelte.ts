/** What seats saw before they moved, asked of the house when somebody stays at a moment. */
import type { PastMoment } from "../../base/analysis";

/** Whoever scrubs through a game asks for nothing. */
const STAY_MS = 120;

export class PastMoments {
  #present = $state.raw<{ key: string; moment: PastMoment } | null>(null);
  /** The one somebody looked at last: what comes late of others is only kept. */
  #looked = "";
  readonly #ask: (moves: number, seat: number) => Promise<PastMoment>;
  readonly #known: Record<string, Promise<PastMoment> | undefined> = {};

  constructor(ask: (moves: number, seat: number) => Promise<PastMoment>) {
    this.#ask = ask;
  }

  /** The moment after so many moves in the eyes of a seat, if it is here. */
  of(moves: number, seat: number): PastMoment | null {
    return this.#present?.key === keyOf(moves, seat) ? this.#present.moment : null;
  }

  /** Somebody looks at it; returns how to look away. */
  look(moves: number, seat: number): () => void {
    const key = keyOf(moves, seat);
    this.#looked = key;
    const timer = setTimeout(() => void this.#fetch(key, moves, seat), this.#known[key] ? 0 : STAY_MS);
    return () => clearTimeout(timer);
  }

  async #fetch(key: string, moves: number, seat: number): Promise<void> {
    const asked = this.#known[key] ?? this.#ask(moves, seat);
    this.#known[key] = asked;
    try {
      const moment = await asked;
      if (this.#looked === key) this.#present = { key, moment };
    } catch {
      // The replay is drawn instead; whoever comes again asks again.
      this.#known[key] = undefined;
    }
  }
}

const keyOf = (moves: number, seat: number): string => `${moves} ${seat}`;
