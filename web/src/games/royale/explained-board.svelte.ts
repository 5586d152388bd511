/** Which board is being explained: the one pointed at, in focus or touched. */

/** So long a card stays when the pointer leaves, for it may be on its way to the card. */
const LINGER_MS = 150;

export class Explaining {
  casino = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by pointing or focus in this very moment: the click that follows must not close it again. */
  #opened = 0;

  point = (casino: number | null): void => {
    clearTimeout(this.#timer);
    if (casino === null) this.#timer = setTimeout(this.close, LINGER_MS);
    else this.#open(casino);
  };

  /** The pointer is on the card, or has left it. */
  hold = (isHeld: boolean): void => {
    clearTimeout(this.#timer);
    if (!isHeld) this.#timer = setTimeout(this.close, LINGER_MS);
  };

  toggle = (casino: number): void => {
    clearTimeout(this.#timer);
    if (this.casino !== casino) this.#open(casino);
    else if (Date.now() - this.#opened > LINGER_MS) this.close();
  };

  close = (): void => {
    clearTimeout(this.#timer);
    this.casino = null;
  };

  #open(casino: number): void {
    if (this.casino !== casino) this.#opened = Date.now();
    this.casino = casino;
  }
}
