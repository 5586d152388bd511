/** A table of three in mid-round with six boards, as the house sends it. */
import type { Move } from "../../base/messages";
import type { Player } from "../../stage/game-module";

export function view(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    players: 3,
    rounds: 3,
    round_number: 2,
    first: 0,
    turn: 1,
    decision: 1,
    decider: 1,
    paying: 0,
    unseen_count: 12,
    notes: [
      [50, 40],
      [60, 40],
      [70, 30],
      [80, 50],
      [90, 60],
      [100, 0],
    ],
    money: [120, 80, 0],
    won: [2, 1, 0],
    chips: [2, 4, 0],
    supply: [2, 4, 3],
    biggy: [2, 6, 6, -1, -1, -1],
    rolled: [1, 0, 2, 0, 0, 1],
    rolled_biggy: 2,
    placed: -1,
    weights: [
      [0, 0, 1, 0, 0, 0, 0],
      [0, 3, 0, 0, 0, 0, 0],
      [5, 0, 0, 0, 0, 0, 2],
      [0, 0, 0, 0, 0, 0, 0],
      [0, 0, 3, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    boards: [1, 4, 9, 11, 13, 15],
    black: [0, 0],
    held: 0,
    jackpot: 0,
    fifty: 0,
    five: -1,
    power: -1,
    closed: -1,
    loop: 0,
    knocked: [0, 0, 0],
    groups: [2, 2, 1],
    pictures: [0, 0, 0],
    split: 0,
    split_size: 0,
    doubled: [0, 0, 0],
    nice: [-1, -1, -1, -1, -1, -1],
    gold: -1,
    ...changes,
  };
}

/** The legal moves of that table: to place, or to pass. */
export const legal: Move[] = [
  ...[1, 3, 6].map((casino) => ({
    id: casino,
    kind: "place",
    casino,
    preview: { gains: [150, 10 * casino, 70], neutral: 0, grey: 30 },
  })),
  { id: 7, kind: "pass" },
];

export const players: Player[] = ["Ada", "Bo", "Cy"].map((name, seat) => {
  return { name, seat, isYou: seat === 1, kind: "person", bot: null };
});
