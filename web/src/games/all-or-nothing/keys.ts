/** Playing by keys: numbers choose, arrows lead from choice to choice. */
import type { Move } from "../../base/messages";
import { playOf } from "./cards";
import { bidOf, type HandCard, type Task } from "./model";

/** The move a number stands for: the bid itself, open and secret, or the cards of the hand from the left. */
export function keyedMove(key: string, task: Task, offered: Move[], hand: HandCard[], ranks: number): Move | null {
  if (!/^[0-9]$/.test(key)) return null;
  const number = Number(key);
  if (task === "announce") return offered.find((move) => move.kind === ["", "open", "secret"][number]) ?? null;
  if (task !== "play") return bidOf(offered, number);
  const chosen = hand[number - 1];
  return chosen ? (chosen.move ?? { id: playOf(chosen.card, ranks), kind: "play" }) : null;
}

/** Moves the focus so many choices on; to the first that is allowed if it was elsewhere. */
export function stepChoice(table: HTMLElement, step: number): void {
  const choices = [...table.querySelectorAll<HTMLElement>("[data-choice]:not(:disabled)")];
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const first = choices.findIndex((choice) => choice.getAttribute("aria-disabled") !== "true");
  const next = at < 0 || step === 0 ? first : (at + step + choices.length) % choices.length;
  choices[next]?.focus();
}
