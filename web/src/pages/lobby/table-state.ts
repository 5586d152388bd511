/** Where a table stands, for the person who looks at the list. */
import type { Summary } from "../../base/messages";

export type TableState = "your-turn" | "playing" | "watch" | "gathering" | "join" | "over";

export function stateOf(table: Summary): TableState {
  const isMine = table.your_seats.length > 0;
  if (table.phase === "over") return "over";
  if (table.phase === "gathering") return isMine ? "gathering" : "join";
  if (table.your_seats.some((seat) => table.waiting.includes(seat) && !table.seats[seat]?.bot)) return "your-turn";
  return isMine ? "playing" : "watch";
}
