/** Another game at the same table: who wants it, who is still to say so, and who has won how often. */
import type { Summary } from "../base/messages";

export interface Rematch {
  /** `alone`: nobody needs to agree. `free`: nobody has offered. `wanted`: others have. `waiting`: we have. */
  state: "alone" | "free" | "wanted" | "waiting";
  /** Where others sit who want it, if we have not said so; else those who have not. */
  others: number[];
  /** All who have not agreed are away, so that bots may stand in for them. */
  isStartable: boolean;
}

export function rematchOf({ seats, agreed }: Summary): Rematch {
  const others = seats.flatMap((seat, index) => (seat.kind === "person" && !seat.is_you ? [index] : []));
  if (others.length === 0) return { state: "alone", others, isStartable: false };
  const missing = others.filter((seat) => !agreed.includes(seat));
  const isAway = missing.every((seat) => !seats[seat]!.is_here);
  if (seats.some((seat, index) => seat.is_you && agreed.includes(index))) {
    return { state: "waiting", others: missing, isStartable: isAway };
  }
  const wanting = others.filter((seat) => agreed.includes(seat));
  if (wanting.length > 0) return { state: "wanted", others: wanting, isStartable: false };
  return { state: "free", others, isStartable: false };
}

/** For each seat, how many games it has won; those who share a win have each won. */
export function winsOf({ seats, won_by }: Pick<Summary, "seats" | "won_by">): number[] {
  return seats.map((_, seat) => won_by.filter((winners) => winners.includes(seat)).length);
}
