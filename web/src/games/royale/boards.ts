/** The sixteen boards: their names, and what there is to see on them now. */
import { DOUBLED, KNOCKED_OUT, NICE_SPACE, NOBODY, type Scene } from "./scene";

/** By number from 1: a1, a2, b1, … h2. */
export const BOARD_IDS: readonly string[] = [..."abcdefgh"].flatMap((tile) => [`${tile}1`, `${tile}2`]);

export const [
  LUCKY_PUNCH,
  JACKPOT,
  PRIME_TIME,
  FIFTY_FIFTY,
  HIGH_FIVE,
  BAD_LUCK,
  PAY_DAY,
  POWER_PLAY,
  NO_ENTRY,
  KNOCKOUT,
  BLOCK_IT,
  HANDICAP,
  BLACK_BOX,
  DOUBLE_DOWN,
  NICE_DICE,
  MY_CHOICE,
] = BOARD_IDS.map((_, index) => index + 1) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Amounts printed on the boards, in thousands; less than a note is paid in chips. */
const FIFTY_AMOUNTS = [0, 10, 30, 40, 60];
const LOOP_AMOUNTS = [20, 0, 30, 0, 10, 0];
export const TOKENS: readonly number[] = [0, 0, 0, 20, 20, 60];

export const boardId = (board: number): string => BOARD_IDS[board - 1] ?? "";

/** What a fist with so many tokens pays. */
export const punchAmount = (tokens: number): number => 10 + 10 * tokens;

/** What a space of Nice Dice pays; values count from 1. */
export const niceAmount = (value: number): number => 10 * value;

export function jackpotAt(scene: Scene): number {
  return 30 + 10 * scene.jackpot;
}

export function fiftyAt(scene: Scene): number {
  return FIFTY_AMOUNTS[scene.fifty] ?? 0;
}

export function loopAt(scene: Scene): number {
  return LOOP_AMOUNTS[scene.loop] ?? 0;
}

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
