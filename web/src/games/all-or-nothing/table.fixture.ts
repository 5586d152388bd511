/** A table of three in mid-trick, as the house sends it to the first seat, and what led to it. */
import type { GameEvent, Move } from "../../base/messages";
import type { Player } from "../../stage/game-module";

/** The set of some cards. */
export const setOf = (...cards: number[]): number => cards.reduce((set, card) => set + 2 ** card, 0);

/** The first seat holds 3 of Suns, 12 of Crowns and 5 of Moons; Moons are trump; Bo has led the 7 of Suns. */
export function view(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    players: 3,
    ranks: 12,
    deals: 7,
    target: 0,
    deal_number: 2,
    dealer: 0,
    phase: 2,
    awaited: 1,
    trump: 20,
    bids: [2, -2, 1],
    said: [2, 2, 1],
    held: [3, 2, 2],
    hands: [setOf(2, 16, 47), 0, 0],
    tricks: [1, 0, 1],
    points: [4, 5, 0],
    leader: 1,
    led: 0,
    trick: [-1, 6, 9],
    played: 0,
    lacks: [0, 0, 0],
    ...changes,
  };
}

const score = (seat: number, bid: number, said: number, tricks: number, points: number): GameEvent => {
  return { event: "scored", seat, bid, said, tricks, points, total: points };
};

export const past: GameEvent[] = [
  { event: "deal-began", deal: 1, dealer: 2, cards: 6 },
  score(0, 1, 2, 1, 4),
  score(1, 1, 1, 1, 5),
  score(2, 3, 1, 4, 0),
  { event: "deal-began", deal: 2, dealer: 0, cards: 5 },
  { event: "dealt", hand: setOf(2, 16, 47), only: 0 },
  { event: "played", seat: 1, card: 30 },
  { event: "played", seat: 2, card: 35 },
  { event: "played", seat: 0, card: 31 },
  { event: "trick-taken", seat: 2, card: 35, tricks: 1 },
  { event: "played", seat: 1, card: 6 },
  { event: "played", seat: 2, card: 9 },
];

/** Suns were led: only the 3 of Suns may be played. */
export const legal: Move[] = [{ id: 11, kind: "play", suit: 1, rank: 3 }];

export const players: Player[] = ["Ada", "Bo", "Cy"].map((name, seat) => {
  return { name, seat, isYou: seat === 0, kind: "person", bot: null };
});
