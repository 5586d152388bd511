/** Each player's part of the luck of a game. */
import type { Summary } from "../base/messages";

/** Whether the game waits for what we add to its luck. */
export function owesLuck({ owes_luck, your_seats }: Pick<Summary, "owes_luck" | "your_seats">): boolean {
  return your_seats.some((seat) => owes_luck.includes(seat));
}
