/** The pieces of the illustrated rules. */
import type { Say } from "../../base/catalogue";
import type { Player } from "../../stage/game-module";
import { CASINOS, NEUTRAL, NOBODY } from "./constants";
import type { Naming } from "./naming";
import type { Scene } from "./scene";

/** The rules by section, each by its id. */
export const SECTIONS: readonly { name: string; rules: readonly string[] }[] = [
  { name: "setup", rules: ["LV-01", "LV-02", "LV-03", "LV-04", "LV-05"] },
  { name: "turn", rules: ["LV-06", "LV-07", "LV-08"] },
  { name: "paying", rules: ["LV-09", "LV-10", "LV-11", "LV-12", "LV-13"] },
  { name: "end", rules: ["LV-14", "LV-15", "LV-16"] },
  { name: "neutral", rules: ["LV-20", "LV-21", "LV-22", "LV-23", "LV-24", "LV-25"] },
];

/** The options of a table with the rules they change. */
export const HOUSE: readonly { option: string; rules: readonly string[] }[] = [
  { option: "rounds", rules: ["LV-01", "LV-14"] },
  { option: "minimum", rules: ["LV-03", "LV-16"] },
  { option: "first", rules: ["LV-05"] },
  { option: "neutral_dice", rules: ["LV-20"] },
  { option: "open_money", rules: ["LV-15"] },
  { option: "printing", rules: [] },
];

/** The roll of the example: one seat, values with their number of dice. */
export const ROLL = { seat: 2, chosen: 3, dice: [1, 1, 3, 3, 3, 4, 6, 6] } as const;

/** An example of a payment: who has how many dice and which note that brings, null for none. */
export interface Payment {
  casino: number;
  notes: readonly number[];
  lines: readonly { owner: number; dice: number; note: number | null; isTied?: boolean }[];
}

export const PAYMENT: Payment = {
  casino: 2,
  notes: [60, 30],
  lines: [
    { owner: 0, dice: 3, note: null, isTied: true },
    { owner: 1, dice: 3, note: null, isTied: true },
    { owner: 2, dice: 2, note: 60 },
    { owner: 3, dice: 1, note: 30 },
  ],
};

export const NEUTRAL_PAYMENT: Payment = {
  casino: 4,
  notes: [50, 20],
  lines: [
    { owner: NEUTRAL, dice: 3, note: null },
    { owner: 0, dice: 2, note: 20 },
  ],
};

/** A table on which only the casino of the example has anything. */
export function sceneOfPayment({ casino, notes, lines }: Payment): Scene {
  const dice = Array<number>(NEUTRAL + 1).fill(0);
  for (const line of lines) dice[line.owner] = line.dice;
  return {
    players: 4,
    roundNumber: 1,
    rounds: 4,
    first: 0,
    turn: NOBODY,
    hasWhite: false,
    pile: 0,
    notes: Array.from({ length: CASINOS }, (_, index) => (index === casino ? [...notes] : [])),
    won: [],
    money: [],
    supply: [],
    rolled: [],
    dice: Array.from({ length: CASINOS }, (_, index) => (index === casino ? dice : [])),
    last: [],
  };
}

const NAMES = ["first", "second", "third", "fourth"];

export function exampleNaming(say: Say): Naming {
  const players = NAMES.map((name, seat): Player => {
    return { name: say(`player-${name}`), seat, isYou: false, kind: "person", bot: null };
  });
  return { say, players, options: {} };
}
