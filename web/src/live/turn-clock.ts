/** Since when the game has waited, by our own clock: the house says for how long, so that both clocks need not agree. */
import type { Situation } from "../base/messages";

export class TurnClock {
  #heard = new WeakMap<Situation, number>();

  /** A situation has come; it may be shown much later. */
  hear(situation: Situation, now: number): void {
    this.#heard.set(situation, now);
  }

  beganOf(situation: Situation, now: number): number {
    return (this.#heard.get(situation) ?? now) - situation.waited * 1000;
  }
}
