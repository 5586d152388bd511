/** A decision as a person meets it: the legal moves, sorted by what they do and where. */
import type { Move } from "../../base/messages";

/** Moves that go to a casino, of one kind: "two grey dice", then to one of these. */
export interface What {
  key: string;
  moves: Move[];
}

export interface Panel {
  /** Leave things as they are, or pass. */
  decline: Move | null;
  /** Choices of their own, a button each. */
  plain: Move[];
  /** Choices of a casino, by what goes there. */
  whats: What[];
  /** Ways to split the tokens of the Black Box, and to move dice to Double Down: composed, not listed. */
  splits: Move[];
  doubles: Move[];
}

const DECLINES = new Set(["leave", "pass"]);
const AT_CASINOS = new Set([
  "power small",
  "power big",
  "close",
  "group",
  "take chip",
  "take money",
  "take action",
  "set small",
  "set big",
  "fetch small",
  "fetch big",
  "activate",
  "add",
]);

export function panelOf(legal: Move[]): Panel {
  const of = (kind: string) => legal.filter((move) => move.kind === kind);
  const isListed = ({ kind }: Move) =>
    !DECLINES.has(kind) && !AT_CASINOS.has(kind) && !["split", "double", "place"].includes(kind);
  return {
    decline: legal.find(({ kind }) => DECLINES.has(kind)) ?? null,
    plain: legal.filter(isListed),
    whats: whatsOf(legal.filter(({ kind }) => AT_CASINOS.has(kind))),
    splits: of("split"),
    doubles: of("double"),
  };
}

function whatsOf(moves: Move[]): What[] {
  const whats = new Map<string, Move[]>();
  for (const move of moves) whats.set(whatKey(move), [...(whats.get(whatKey(move)) ?? []), move]);
  return [...whats].map(([key, moves]) => ({ key, moves }));
}

/** What goes to a casino: "group-2", "set-small"; also the name of its words. */
export function whatKey(move: Move): string {
  return [slug(move.kind), ...(move.kind === "group" ? [move["dice"]] : [])].join("-");
}

export const slug = (kind: string): string => kind.replaceAll(" ", "-");

/** The move of some moves that goes to a casino; casinos count from 0. */
export function moveAt(moves: Move[], casino: number): Move | null {
  return moves.find((move) => move["casino"] === casino + 1) ?? null;
}

/** The tokens that a split lays in its first group. */
export function tokensOf(move: Move): number[] {
  return [move["token1"], move["token2"], move["token3"]].filter((token) => token !== undefined).map(Number);
}

/** The split whose first group is these tokens, in any order. */
export function splitOf(splits: Move[], tokens: number[]): Move | null {
  const sorted = (list: number[]) => [...list].sort((one, other) => one - other).join();
  return splits.find((move) => sorted(tokensOf(move)) === sorted(tokens)) ?? null;
}

/** The move that takes so many small dice, with the Biggy or without. */
export function doubleOf(doubles: Move[], small: number, isBig: boolean): Move | null {
  return doubles.find((move) => move["small"] === small && move["big"] === Number(isBig)) ?? null;
}

/** The most small dice that can be moved, and whether the Biggy can. */
export function mostOf(doubles: Move[]): { small: number; isBig: boolean } {
  return {
    small: Math.max(0, ...doubles.map((move) => Number(move["small"]))),
    isBig: doubles.some((move) => move["big"] === 1),
  };
}
