/** Where a replay stands, and how it runs. */
import { settings } from "../../ui/settings.svelte";

const LONGEST_MS = 4_000;
const BREATH_MS = 450;

export class ReplayPlayer {
  at = $state(0);
  isPlaying = $state(false);
  /** How many events of the frame have been seen; nothing is told before. */
  seen = $state(Infinity);
  readonly last: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: number, at: number) {
    this.last = frames - 1;
    this.at = Math.min(Math.max(at, 0), this.last);
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  /** Steps and jumps by hand stop it. */
  seek(at: number): void {
    this.stop();
    this.#show(Math.min(Math.max(at, 0), this.last));
  }

  #show(at: number): void {
    if (at !== this.at) this.seen = 0;
    this.at = at;
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    if (this.isAtEnd) this.#show(0);
    this.isPlaying = true;
    this.#wait(this.at === 0 ? BREATH_MS : 0);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** The table has shown some of a frame, or waits for somebody to have read it. */
  told = (count: number, isRead = false): void => {
    this.seen = count;
    if (!this.isPlaying) return;
    if (isRead) clearTimeout(this.#timer);
    else this.#wait(LONGEST_MS);
  };

  /** The table has shown a frame in full. */
  settled = (): void => {
    this.seen = Infinity;
    if (this.isPlaying) this.#wait(BREATH_MS * (settings.pace || 1));
  };

  /** A key that is pressed anywhere on the page; what it does here it does nowhere else. */
  hear(event: KeyboardEvent): void {
    const { target, key } = event;
    const isElsewhere = (target as Element).closest("input, textarea, select, dialog");
    const isPressed = key === " " && (target as Element).closest("button, a, summary");
    if (isElsewhere || isPressed || event.metaKey || event.ctrlKey || event.altKey || !this.press(key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What a key does, if anything. */
  press(key: string): boolean {
    if (key === "ArrowLeft") this.seek(this.at - 1);
    else if (key === "ArrowRight") this.seek(this.at + 1);
    else if (key === "Home") this.seek(0);
    else if (key === "End") this.seek(this.last);
    else if (key === " ") this.toggle();
    else return false;
    return true;
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #next(): void {
    if (this.isAtEnd) return this.stop();
    this.#show(this.at + 1);
    if (this.isAtEnd) this.stop();
    else this.#wait(LONGEST_MS);
  }
}
