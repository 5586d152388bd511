/** The pieces of the illustrated rules. */
import type { Say } from "../../base/catalogue";
import type { Player } from "../../stage/game-module";
import { BOARD_IDS, CASINOS, GREY, NEUTRAL, NOBODY } from "./constants";
import { cleared } from "./reducer";
import type { Naming } from "./naming";
import { sceneOf, type Scene } from "./scene";

/** The rules by section, each by its id. */
export const SECTIONS: readonly { name: string; rules: readonly string[] }[] = [
  { name: "setup", rules: ["LR-01", "LR-02", "LR-03", "LR-04", "LR-12", "LR-12b", "LR-13", "LR-14"] },
  { name: "turn", rules: ["LR-05", "LR-06", "LR-07", "LR-08"] },
  { name: "paying", rules: ["LR-09", "LR-10", "LR-11"] },
  { name: "main", rules: ["LR-20", "LR-21", "LR-22", "LR-23", "LR-24", "LR-30"] },
];

/** The rules of each board; two have a ruling of their own. */
const RULINGS: Readonly<Record<string, string>> = { c2: "LR-C2b", e1: "LR-E1b" };
export const BOARDS: readonly { board: number; rules: readonly string[] }[] = BOARD_IDS.map((id, index) => ({
  board: index + 1,
  rules: [`LR-${id.toUpperCase()}`, ...(RULINGS[id] ? [RULINGS[id]] : [])],
}));

/** The options of a table with the rules they change. */
export const HOUSE: readonly { option: string; rules: readonly string[] }[] = [
  { option: "boards", rules: ["LR-20"] },
  { option: "unique", rules: ["LR-20"] },
  { option: "board_n", rules: ["LR-20"] },
  { option: "rounds", rules: ["LR-01"] },
  { option: "first", rules: ["LR-01"] },
  { option: "neutral_dice", rules: ["LR-12b"] },
  { option: "open_money", rules: ["LR-14"] },
];

/** The roll of the example; the last of the chosen value is the Biggy. */
export const ROLL = { seat: 2, chosen: 3, dice: [1, 3, 3, 4, 4, 5, 6], biggy: 3 } as const;

/** An example of a payment: who has what, and which note that brings. */
export const PAYMENT = {
  casino: 2,
  notes: [80, 50],
  lines: [
    { owner: 0, small: 2, isBig: false, note: null },
    { owner: 1, small: 0, isBig: true, note: null },
    { owner: 2, small: 2, isBig: true, note: 80 },
    { owner: 3, small: 1, isBig: false, note: 50 },
  ],
} as const;

/** A table on which only the casino of the example has anything. */
export function exampleScene(): Scene {
  const { casino, notes, lines } = PAYMENT;
  const weights = Array.from({ length: CASINOS }, () => Array<number>(GREY + 1).fill(0));
  const biggy = Array<number>(NEUTRAL + 1).fill(NOBODY);
  for (const { owner, small, isBig } of lines) {
    weights[casino]![owner] = small + 2 * Number(isBig);
    if (isBig) biggy[owner] = casino;
  }
  const empty = cleared({
    ...sceneOf({ players: 4, closed: NOBODY }),
    notes: Array.from({ length: CASINOS }, () => []),
  });
  return {
    ...empty,
    notes: empty.notes.with(casino, [...notes]),
    weights,
    biggy,
    boards: Array<number>(CASINOS).fill(0),
  };
}

const NAMES = ["first", "second", "third", "fourth"];

export function exampleNaming(say: Say): Naming {
  const players = NAMES.map((name, seat): Player => {
    return { name: say(`player-${name}`), seat, isYou: false, kind: "person", bot: null };
  });
  return { say, players };
}
