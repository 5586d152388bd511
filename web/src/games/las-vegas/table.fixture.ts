/** A table in mid-round, as the house sends it. */
import type { Move } from "../../base/messages";
import type { Player } from "../../stage/game-module";

export function view(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    players: 3,
    neutral_dice: 1,
    rounds: 4,
    minimum: 50,
    round_number: 2,
    first: 0,
    turn: 1,
    unseen: [5, 7, 7, 5, 6, 3, 4, 4, 4],
    unseen_count: 41,
    under: [20, 0, 0],
    under_count: 1,
    notes: [
      [80, 0, 0],
      [70, 0, 0],
      [60, 30, 0],
      [60, 0, 0],
      [40, 20, 0],
      [0, 0, 0],
    ],
    won: [2, 1, 0],
    money: [120, 80, 0],
    supply: [
      [2, 0],
      [4, 2],
      [4, 1],
    ],
    rolled: [
      [1, 0, 2, 0, 0, 1],
      [0, 1, 1, 0, 0, 0],
    ],
    dice: [
      [0, 0, 1, 0, 0, 0],
      [0, 2, 0, 0, 0, 0],
      [3, 2, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 2],
      [0, 1, 2, 0, 0, 1],
      [3, 0, 0, 0, 0, 0],
    ],
    ...changes,
  };
}

export const legal: Move[] = [1, 2, 3, 6].map((value) => ({
  id: value - 1,
  kind: "place",
  value,
  preview: { gains: [150, 10 * value, 70], white: 60 },
}));

export const players: Player[] = ["Ada", "Bo", "Cy"].map((name, seat) => {
  return { name, seat, isYou: seat === 1, kind: "person", bot: null };
});
