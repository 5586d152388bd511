/** The pieces of the illustrated rules. */
import type { Say } from "../../base/catalogue";
import type { Player } from "../../stage/game-module";
import { MOST_RANKS, OPEN, OPEN_POINTS, SECRET, SECRET_POINTS } from "./constants";
import type { Naming } from "./naming";

/** The rules by section, each by its id. */
export const SECTIONS: readonly { name: string; rules: readonly string[] }[] = [
  { name: "setup", rules: ["AN-01", "AN-02", "AN-03", "AN-04"] },
  { name: "bidding", rules: ["AN-05", "AN-06"] },
  { name: "play", rules: ["AN-07", "AN-08", "AN-09"] },
  { name: "scoring", rules: ["AN-10", "AN-11"] },
  { name: "end", rules: ["AN-12"] },
  { name: "variants", rules: ["AN-13", "AN-14"] },
];

/** The options of a table with the rules they change. */
export const HOUSE: readonly { option: string; rules: readonly string[] }[] = [
  { option: "deck", rules: ["AN-01"] },
  { option: "dealer", rules: ["AN-02"] },
  { option: "deals", rules: ["AN-14"] },
  { option: "target", rules: ["AN-13"] },
];

export const RANKS = MOST_RANKS;
/** 7 of Moons: the card turned up in the example. */
export const TRUMP = 18;
/** 9 and 12 of Suns, 2 of Moons, 11 of Waves; the third takes the trick. */
export const TRICK = { cards: [8, 11, 13, 34], winner: 2 } as const;

/** What a bid of three brings, by the tricks taken (AN-10, AN-11). */
export interface Example {
  kind: string;
  seat: number;
  said: number;
  bid: number;
  points: readonly number[];
}

const BID = 3;
export const SECRET_EXAMPLE: Example = { kind: "secret", seat: 1, said: SECRET, bid: BID, points: SECRET_POINTS[BID]! };
export const OPEN_EXAMPLE: Example = { kind: "open", seat: 0, said: OPEN, bid: BID, points: OPEN_POINTS[BID]! };

const NAMES = ["first", "second", "third", "fourth"];

export function exampleNaming(say: Say): Naming {
  const players = NAMES.map((name, seat): Player => {
    return { name: say(`player-${name}`), seat, isYou: false, kind: "person", bot: null };
  });
  return { say, players, ranks: RANKS };
}
