/** The pieces of the illustrated rules. */
import type { Say } from "../../base/catalogue";
import type { Player } from "../../stage/game-module";
import type { Shelf } from "./model";
import type { Naming } from "./naming";

/** The rules by section, each by its id. */
export const SECTIONS: readonly { name: string; rules: readonly string[] }[] = [
  { name: "setup", rules: ["EC-01", "EC-02"] },
  { name: "turn", rules: ["EC-03", "EC-04", "EC-05"] },
  { name: "claiming", rules: ["EC-06", "EC-07", "EC-08", "EC-09"] },
  { name: "end", rules: ["EC-10", "EC-11", "EC-12"] },
  { name: "variant", rules: ["EC-13"] },
];

/** The options of a table with the rules they change. */
export const HOUSE: readonly { option: string; rules: readonly string[] }[] = [
  { option: "first", rules: ["EC-02"] },
  { option: "all_others", rules: ["EC-13"] },
];

/** In the example of a turn: what lies aside, what was rolled, what of it goes aside too, and what the last die brings. */
export const TURN = { kept: [2, 2], rolled: [0, 5], goes: 0, last: 3 } as const;

/** Turns that are left to rob the player of the example; after the last one the game is won. */
export const TURNS_LEFT = [2, 1, 0] as const;

/** Who is about to win in the example. */
export function exampleShelf(name: string, step: number): Shelf {
  const countdown = TURNS_LEFT[step] ?? 0;
  const nothing = { isYou: false, isTurn: false, last: null, isMissed: false };
  return { seat: 1, name, prizes: [1, 5, 8], countdown, isWinner: countdown === 0, ...nothing };
}

export function exampleNaming(say: Say, lang: string): Naming {
  const players = ["first", "second"].map((name, seat): Player => {
    return { name: say(`player-${name}`), seat, isYou: false, kind: "person", bot: null };
  });
  return { say, lang, players };
}
