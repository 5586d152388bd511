/** Shows entries one after the other, each when the animations of the one before are done. */
import type { Entry } from "../base/messages";

/** A table of which nothing is heard for so long is not waited for. */
const LONGEST_MS = 6_000;
const BREATH_MS = 120;
/** Whoever is that far behind is not shown everything. */
const TOO_MANY = 10;

export interface Screen {
  show: (entry: Entry) => void;
  later: (ms: number, call: () => void) => () => void;
  /** Nobody is looking. */
  isHidden: () => boolean;
}

export class Playback {
  #screen: Screen;
  #queue: Entry[] = [];
  #isPlaying = false;
  /** The story waits for a person who reads. */
  #isRead = false;
  #cancel: (() => void) | null = null;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  add(entry: Entry): void {
    this.#queue.push(entry);
    if (!this.#isPlaying || this.#isHurried()) this.#next();
  }

  /** The table has shown something more, or waits for somebody to have read it. */
  told(isRead = false): void {
    if (!this.#isPlaying) return;
    this.#isRead = isRead;
    if (isRead) this.#cancel?.();
    else this.#plan(LONGEST_MS);
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
    this.#isPlaying = this.#isRead = false;
  }

  #isHurried(): boolean {
    return this.#screen.isHidden() || (!this.#isRead && this.#queue.length > TOO_MANY);
  }

  #next(): void {
    const isHurried = this.#isHurried();
    this.#isPlaying = this.#isRead = false;
    while (this.#queue.length > 0 && !this.#isPlaying) {
      const entry = this.#queue.shift()!;
      this.#screen.show(entry);
      this.#isPlaying = entry.events.length > 0 && !(isHurried && this.#queue.length > 0);
    }
    if (this.#isPlaying) this.#plan(LONGEST_MS);
  }

  #plan(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#screen.later(ms, () => this.#next());
  }
}
