/** Who sat where in an earlier game: for every rematch all seats have moved one on. */
import type { Summary } from "../live/messages";

export function summaryOfGame(summary: Summary, game: number): Summary {
  const players = summary.seats.length;
  const moved = (((summary.game_number - game) % players) + players) % players;
  const seats = summary.seats.map((_, seat) => summary.seats[(seat - moved + players) % players]!);
  return { ...summary, seats, game_number: game };
}
