/** Lets bots play on from a position, a few games first, so that there is something to see soon. */
import type { Outcomes } from "../../base/analysis";

/** Each begins with the games of the one before. */
export const STEPS = [100, 250, 500, 1000] as const;
export const GAMES = STEPS[STEPS.length - 1] as number;

export type PlayOut = (games: number) => Promise<Outcomes>;

export class PlayingOn {
  outcomes = $state.raw<Outcomes | null>(null);
  isPlaying = $state(false);
  /** Why there are no more. */
  problem = $state<string | null>(null);
  readonly #playOut: PlayOut;
  /** Counts how often it was begun and left: whoever was waited for before is not heard any more. */
  #visit = 0;

  constructor(playOut: PlayOut) {
    this.#playOut = playOut;
  }

  /** So many games are played by now. */
  get done(): number {
    return this.outcomes?.games ?? 0;
  }

  /** Goes on where it was left, to the last step. */
  async begin(): Promise<void> {
    const visit = (this.#visit += 1);
    [this.isPlaying, this.problem] = [true, null];
    try {
      for (const games of STEPS.filter((step) => step > this.done)) {
        const outcomes = await this.#playOut(games);
        if (visit !== this.#visit) return;
        this.outcomes = outcomes;
      }
    } catch (error) {
      if (visit === this.#visit) this.problem = (error as Error).message;
    }
    if (visit === this.#visit) this.isPlaying = false;
  }

  /** What has come by now stays. */
  leave(): void {
    this.#visit += 1;
    this.isPlaying = false;
  }
}
