/** A time in which nothing moves, so that something can be read; it can be ended early. */
export class Pause {
  #end: () => void = () => undefined;

  /** Resolves when the time is over, or at once if there is none. */
  async last(ms: number): Promise<void> {
    if (ms <= 0 || document.hidden) return;
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.#end();
  }
}
