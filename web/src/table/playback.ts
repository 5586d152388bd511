/** Shows entries one after the other, each when the animations of the one before are done. */
import type { Entry } from "../live/messages";

const LONGEST_MS = 6_000;
const BREATH_MS = 120;
/** Whoever is that far behind is not shown everything. */
const TOO_MANY = 10;

export interface Stage {
  show: (entry: Entry) => void;
  later: (ms: number, call: () => void) => () => void;
  /** Nobody is looking. */
  isHidden: () => boolean;
}

export class Playback {
  #stage: Stage;
  #queue: Entry[] = [];
  #isPlaying = false;
  #cancel: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  add(entry: Entry): void {
    this.#queue.push(entry);
    if (!this.#isPlaying || this.#stage.isHidden() || this.#queue.length > TOO_MANY) this.#next();
  }

  /** The table says that everything has arrived where it belongs. */
  settled(): void {
    if (!this.#isPlaying) return;
    this.#plan(BREATH_MS);
  }

  /** Forgets what has not been shown, as after catching up. */
  clear(): void {
    this.#cancel?.();
    this.#queue = [];
    this.#isPlaying = false;
  }

  #next(): void {
    const isHurried = this.#stage.isHidden() || this.#queue.length > TOO_MANY;
    this.#isPlaying = false;
    while (this.#queue.length > 0 && !this.#isPlaying) {
      const entry = this.#queue.shift()!;
      this.#stage.show(entry);
      this.#isPlaying = entry.events.length > 0 && !(isHurried && this.#queue.length > 0);
    }
    if (this.#isPlaying) this.#plan(LONGEST_MS);
  }

  #plan(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#stage.later(ms, () => this.#next());
  }
}
