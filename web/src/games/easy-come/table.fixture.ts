/** A table in mid-turn, as the house sends it. */
import type { Move } from "../../base/messages";
import type { Player } from "../../stage/game-module";

export function view(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    players: 3,
    all_others: 0,
    first: 0,
    turn: 1,
    winner: -1,
    owner: [-1, 0, -1, 2, 0, 1, -1, 0, -1],
    countdown: [2, 0, 0],
    kept: [0, 0, 1, 0, 0, 0],
    rolled: [1, 0, 2, 0, 0, 0],
    ...changes,
  };
}

const keep = (id: number, faces: number[], chances?: number[]): Move => ({
  id,
  kind: "keep",
  ...Object.fromEntries(faces.map((face, index) => [`die${index + 1}`, face])),
  ...(chances ? { chances } : {}),
});

export const legal: Move[] = [
  { id: 3, kind: "claim", prize: 3 },
  keep(9, [0], [0, 0.1, 0, 0.5, 0, 0, 0.25, 0, 0]),
  keep(11, [2], [0.05, 0.2, 0, 0.3, 0, 0, 0, 0, 0.1]),
  keep(17, [0, 2], [0, 0.3, 0, 0.4, 0, 0, 0, 0, 0]),
  keep(26, [2, 2], [0.17, 0, 0, 0.4, 0, 0, 0, 0, 0]),
  keep(38, [0, 2, 2], [0, 0, 0, 0, 0, 0, 0, 0, 0]),
];

export const players: Player[] = ["Ada", "Bo", "Cy"].map((name, seat) => {
  return { name, seat, isYou: seat === 1, kind: "person", bot: null };
});
