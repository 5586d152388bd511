/** What lies on the table, taken from the fields of a view. Casinos, values and seats count from 0. */
import type { GameEvent, View } from "../../base/messages";
import { pursesOf, type Purses } from "../../casino/face-down";
import { lastOf } from "../../casino/last-moves";
import { laidOut } from "../../casino/notes";
import { fieldsOf } from "../../stage/view-fields";
import { GREY, UNKNOWN } from "./constants";
import { decisionName } from "./decisions";

/** What a secret turned out to be, shown for a moment. */
export type Reveal =
  | { kind: "fist"; seat: number; tokens: number; guess: number }
  | { kind: "box"; seat: number; group: number; amount: number };

export interface Scene {
  players: number;
  roundNumber: number;
  rounds: number;
  first: number;
  /** Whose turn it is, -1 when the game is over. */
  turn: number;
  /** What is waited for, named by the number of its first move, and from whom. */
  decision: number;
  decider: number;
  /** 0 while dice are placed; n: casinos up to n - 2 have paid. */
  paying: number;
  /** How many notes lie face down for the rounds to come. */
  pile: number;
  notes: number[][];
  /** In thousands; null where it lies face down. */
  money: Purses;
  won: number[];
  chips: number[];
  /** Small dice left, by seat. */
  supply: number[];
  /** Where each owner's Biggy is. */
  biggy: number[];
  rolled: number[];
  rolledBiggy: number;
  /** Where dice were placed in this turn; those of that value lie there now. */
  placed: number;
  /** By casino and owner: a small die is 1, a Biggy 2. */
  weights: number[][];
  /** The board of each casino, 0 for none. */
  boards: number[];
  black: number[];
  /** The black dice have just been rolled, or are what is decided about. */
  isBlackUsed: boolean;
  held: number;
  jackpot: number;
  fifty: number;
  five: number;
  power: number;
  closed: number;
  loop: number;
  knocked: number[];
  groups: number[];
  pictures: number[];
  split: number;
  splitSize: number;
  doubled: number[];
  nice: number[];
  gold: number;
  /** Ties found while casinos pay, as casino and owner. */
  tied: string[];
  reveal: Reveal | null;
  /** The casino of everybody's last move, -1 for none. */
  last: number[];
}

/** Decisions about the black dice: higher or lower, My Choice, Prime Time. */
const USES_BLACK: readonly (string | null)[] = ["stop", "choose", "add"];

export function sceneOf(view: View, past: readonly GameEvent[] = []): Scene {
  const { number, list, table } = fieldsOf(view);
  return {
    players: number("players"),
    roundNumber: number("round_number"),
    rounds: number("rounds"),
    first: number("first"),
    turn: number("turn"),
    decision: number("decision"),
    decider: number("decider"),
    paying: number("paying"),
    pile: number("unseen_count"),
    notes: table("notes").map(laidOut),
    money: pursesOf(list("money"), UNKNOWN),
    won: list("won"),
    chips: list("chips"),
    supply: list("supply"),
    biggy: list("biggy"),
    rolled: list("rolled"),
    rolledBiggy: number("rolled_biggy"),
    placed: number("placed"),
    weights: table("weights"),
    boards: list("boards"),
    black: list("black"),
    isBlackUsed: USES_BLACK.includes(decisionName(number("decision"))),
    held: number("held"),
    jackpot: number("jackpot"),
    fifty: number("fifty"),
    five: number("five"),
    power: number("power"),
    closed: number("closed"),
    loop: number("loop"),
    knocked: list("knocked"),
    groups: list("groups"),
    pictures: list("pictures"),
    split: number("split"),
    splitSize: number("split_size"),
    doubled: list("doubled"),
    nice: list("nice"),
    gold: number("gold"),
    tied: [],
    reveal: null,
    last: lastOf(past, number("players")),
  };
}

/** Small dice of an owner in a casino. */
export function smallAt(scene: Scene, casino: number, owner: number): number {
  return (scene.weights[casino]?.[owner] ?? 0) - 2 * Number(hasBiggyAt(scene, casino, owner));
}

export function hasBiggyAt(scene: Scene, casino: number, owner: number): boolean {
  return owner !== GREY && scene.biggy[owner] === casino && (scene.weights[casino]?.[owner] ?? 0) > 0;
}
