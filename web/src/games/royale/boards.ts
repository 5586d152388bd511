/** The sixteen boards: their names, and what there is to see on them now. */
import {
  BLACK_BOX,
  BLOCK_IT,
  BOARD_IDS,
  CHIP,
  DOUBLED,
  DOUBLE_DOWN,
  FIFTY_AMOUNTS,
  FIFTY_FIFTY,
  HANDICAP,
  HIGH_FIVE,
  JACKPOT,
  JACKPOT_AMOUNTS,
  KNOCKED_OUT,
  KNOCKOUT,
  LOOP_AMOUNTS,
  LUCKY_PUNCH,
  MY_CHOICE,
  NICE_AMOUNTS,
  NICE_DICE,
  NICE_SPACE,
  NO_ENTRY,
  NOBODY,
  POWER_PLAY,
  PUNCH_AMOUNTS,
  SMALLEST_NOTE,
} from "./constants";
import type { Scene } from "./scene";

export const boardId = (board: number): string => BOARD_IDS[board - 1] ?? "";

/** What a fist with so many tokens pays. */
export const punchAmount = (tokens: number): number => PUNCH_AMOUNTS[tokens] ?? 0;

/** What a space of Nice Dice pays; values count from 1. */
export const niceAmount = (value: number): number => NICE_AMOUNTS[value - 1] ?? 0;

/** What the markers of boards stand at. */
export const jackpotAt = ({ jackpot }: Scene): number => JACKPOT_AMOUNTS[jackpot] ?? 0;
export const fiftyAt = ({ fifty }: Scene): number => FIFTY_AMOUNTS[fifty] ?? 0;
export const loopAt = ({ loop }: Scene): number => LOOP_AMOUNTS[loop] ?? 0;

/** How many chips an amount is; null where it is a note (LR-23). */
export const chipsOf = (amount: number): number | null => (amount > 0 && amount < SMALLEST_NOTE ? amount / CHIP : null);

/** A die that lies on a board. */
export interface BoardDie {
  owner: number;
  isBig: boolean;
  /** What it shows; where that does not matter, one, so that its owner's shape is seen. */
  value: number;
}

/** What lies on a board: an amount that is marked, a casino or a seat that it is about, and dice. */
export interface BoardState {
  amount: number | null;
  casino: number | null;
  holder: number | null;
  dice: BoardDie[];
  /** Grey dice in groups, or pictures that are still free. */
  counts: number[] | null;
  /** Tokens in a fist or in the first of two groups; null for none. */
  tokens: number | null;
}

const EMPTY: BoardState = { amount: null, casino: null, holder: null, dice: [], counts: null, tokens: null };

export function stateOf(scene: Scene, board: number): BoardState {
  const of = (state: Partial<BoardState>): BoardState => ({ ...EMPTY, ...state });
  switch (board) {
    case LUCKY_PUNCH:
      return of(scene.held === 0 ? {} : { tokens: scene.held, holder: scene.turn });
    case JACKPOT:
      return of({ amount: jackpotAt(scene) });
    case FIFTY_FIFTY:
      return of(scene.isBlackUsed ? { amount: fiftyAt(scene) } : {});
    case HIGH_FIVE:
      return of({ holder: someone(scene.five) });
    case POWER_PLAY:
      return of({ holder: someone(scene.power) });
    case NO_ENTRY:
      return of({ casino: someone(scene.closed), amount: loopAt(scene) });
    case KNOCKOUT:
      return of({ dice: knockedOut(scene) });
    case BLOCK_IT:
      return of({ counts: scene.groups });
    case HANDICAP:
      return of({ counts: scene.pictures });
    case BLACK_BOX:
      return of(scene.split === 0 ? {} : { tokens: scene.splitSize });
    case DOUBLE_DOWN:
      return of({ dice: doubledDown(scene) });
    case NICE_DICE:
      return of({ dice: niceDice(scene) });
    case MY_CHOICE:
      return of({ holder: someone(scene.gold) });
    default:
      return EMPTY;
  }
}

const someone = (seat: number): number | null => (seat === NOBODY ? null : seat);

function knockedOut(scene: Scene): BoardDie[] {
  return seats(scene).flatMap((owner) => dice(owner, scene.knocked[owner] ?? 0, scene.biggy[owner] === KNOCKED_OUT));
}

function doubledDown(scene: Scene): BoardDie[] {
  return seats(scene).flatMap((owner) => {
    const isBig = scene.biggy[owner] === DOUBLED;
    return dice(owner, (scene.doubled[owner] ?? 0) - 2 * Number(isBig), isBig);
  });
}

function niceDice(scene: Scene): BoardDie[] {
  return scene.nice.flatMap((owner, value) =>
    owner === NOBODY ? [] : [{ owner, isBig: scene.biggy[owner] === NICE_SPACE + value, value: value + 1 }],
  );
}

function dice(owner: number, small: number, isBig: boolean): BoardDie[] {
  const one = (big: boolean): BoardDie => ({ owner, isBig: big, value: 1 });
  return [...(isBig ? [one(true)] : []), ...Array.from({ length: small }, () => one(false))];
}

const seats = (scene: Scene): number[] => Array.from({ length: scene.players }, (_, seat) => seat);
