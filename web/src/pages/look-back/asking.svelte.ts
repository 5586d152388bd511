/** Asks the house for the analysis of a game, once a second, until it is as good as it gets. */
import { untrack } from "svelte";
import type { Analysis, AnalysisProgress } from "../../base/analysis";
import { HouseError } from "../../base/api";

const EVERY_MS = 1_000;
const BEST = "good";
/** All is done, but the best could not be had so often: then there is no better. */
const MOST_VAIN = 3;
/** Nobody heard, or the house was busy: asking again may help. */
const PASSING = ["unreachable", "house-busy", "too-many-requests", "too-many-analyses"];

export type Ask = (have: string | null) => Promise<AnalysisProgress>;

export class AnalysisAsking {
  analysis = $state.raw<Analysis | null>(null);
  progress = $state(0);
  quality = $state<string | null>(null);
  /** What else the house says of it; the first answer has it all but the names of luck. */
  luckLabels = $state.raw<readonly string[]>([]);
  yours = $state.raw<readonly number[]>([]);
  passes = $state(0);
  /** Why there will be none, or no better one. */
  problem = $state<string | null>(null);
  readonly #ask: Ask;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts who comes and who leaves: whoever asked before asks no more. */
  #visit = 0;
  #vain = $state(0);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get isDone(): boolean {
    return this.progress >= 1 && (this.quality === BEST || this.#vain >= MOST_VAIN);
  }

  /** Returns how to stop. What is read while asking is no reason for an effect to begin again. */
  begin(): () => void {
    const visit = (this.#visit += 1);
    untrack(() => void this.#next(visit));
    return () => {
      this.#visit += 1;
      clearTimeout(this.#timer);
    };
  }

  async #next(visit: number): Promise<void> {
    try {
      this.#hear(await this.#ask(this.quality));
    } catch (error) {
      if (!(error instanceof HouseError && PASSING.includes(error.code))) {
        this.problem = (error as Error).message;
        return;
      }
    }
    if (!this.isDone && visit === this.#visit) this.#timer = setTimeout(() => void this.#next(visit), EVERY_MS);
  }

  #hear({ progress, quality, analysis, luck_labels, yours, passes }: AnalysisProgress): void {
    [this.progress, this.yours, this.passes] = [progress, yours, passes];
    if (analysis) [this.analysis, this.quality, this.luckLabels] = [analysis, quality, luck_labels];
    if (progress >= 1 && this.quality !== BEST) this.#vain += 1;
  }
}
