/** What is drawn, as plain data: the seats round the table, the hand, and what there is to do. */
import type { Move, Placing } from "../../base/messages";
import { ANNOUNCING, BIDDING, NOBODY, NO_BID, NO_CARD, OVER, PLAYING } from "./constants";
import { inHandOrder, playOf } from "./cards";
import { ledCard, type PastTrick, type Scene, type Score } from "./scene";

export interface SeatLine {
  seat: number;
  isAwaited: boolean;
  isDealer: boolean;
  bid: number;
  said: number;
  tricks: number;
  points: number;
  /** What the last deal brought, shown until the next one is played. */
  gain: number | null;
  /** The card on the table, or NO_CARD. */
  card: number;
  /** Whether that card is about to take the trick. */
  takes: boolean;
  /** Bids lie in the middle until the play begins. */
  isBidding: boolean;
  /** How the deal went, when it has just been scored. */
  outcome: Score | null;
  /** The cards in hand, where these eyes may see them and they are not held below. */
  hand: number[];
  /** The final place, null before the end. */
  place: number | null;
}

export function linesOf(scene: Scene, standing: Placing[] | null): SeatLine[] {
  return Array.from({ length: scene.players }, (_, seat) => lineOf(scene, seat, standing));
}

function lineOf(scene: Scene, seat: number, standing: Placing[] | null): SeatLine {
  const score = scene.sheet.at(-1)?.[seat] ?? null;
  const isScored = isJustScored(scene);
  return {
    seat,
    isAwaited: scene.awaited.includes(seat),
    isDealer: seat === scene.dealer,
    bid: scene.bids[seat]!,
    said: scene.said[seat]!,
    tricks: scene.tricks[seat]!,
    points: scene.points[seat]!,
    gain: score && (isScored || scene.phase === BIDDING) ? score.points : null,
    card: scene.trick[seat] ?? NO_CARD,
    takes: seat === scene.winner,
    isBidding: !isScored && (scene.phase === BIDDING || scene.phase === ANNOUNCING),
    outcome: isScored ? score : null,
    hand: seat === scene.focus ? [] : inHandOrder(scene.hands[seat]!, scene.ranks, scene.trump),
    place: standing?.find((placing) => placing.seat === seat)?.place ?? null,
  };
}

/** Between the last trick of a deal and the next deal, and at the end of the game. */
export function isJustScored(scene: Scene): boolean {
  return scene.dealNumber > 0 && scene.sheet.length === scene.dealNumber;
}

/** Clockwise from the left of who looks, who comes last; where nobody looks, from the first seat's left. */
export function roundTable({ players, focus }: Pick<Scene, "players" | "focus">): number[] {
  return Array.from({ length: players }, (_, index) => ((focus ?? 0) + index + 1) % players);
}

/** Where a seat is drawn, by its distance clockwise: in two rows of six columns, who looks below in the middle. */
export function areaOf(distance: number, players: number): string {
  const column = distance % players === 0 ? 3 : COLUMNS[players]![distance - 1]!;
  const isBelow = distance % players === 0 || (players > 3 && (distance === 1 || distance === players - 1));
  return `${isBelow ? 2 : 1} / ${column} / auto / span 2`;
}

const COLUMNS: Record<number, readonly number[]> = { 3: [2, 4], 4: [1, 3, 5], 5: [1, 2, 4, 5], 6: [1, 1, 3, 5, 5] };

/** A card of one's hand. */
export interface HandCard {
  card: number;
  /** The legal move that plays it. */
  move: Move | null;
}

export function handOf(scene: Scene, legal: Move[]): HandCard[] {
  const hand = scene.focus === null ? 0 : scene.hands[scene.focus]!;
  return inHandOrder(hand, scene.ranks, scene.trump).map((card) => {
    const id = playOf(card, scene.ranks);
    return { card, move: legal.find((move) => move.id === id) ?? null };
  });
}

/** The legal bid of so many tricks. */
export function bidOf(legal: Move[], tricks: number): Move | null {
  return legal.find((move) => move.kind === "bid" && move["tricks"] === tricks) ?? null;
}

export type Task =
  | "bid"
  | "rebid"
  | "announce"
  | "play"
  | "wait-bids"
  | "wait-announce"
  | "wait-play"
  | "taking"
  | "scored"
  | "over"
  | "dealing";

/** What there is to do or to wait for. */
export function taskOf(scene: Scene, isOver: boolean): Task {
  if (isOver || scene.phase === OVER) return "over";
  if (isJustScored(scene)) return "scored";
  if (scene.winner !== NOBODY) return "taking";
  const isMine = scene.focus !== null && scene.awaited.includes(scene.focus);
  if (scene.phase === BIDDING) return bidTask(scene, isMine);
  if (scene.phase === ANNOUNCING) return isMine ? "announce" : "wait-announce";
  return isMine ? "play" : "wait-play";
}

function bidTask(scene: Scene, isMine: boolean): Task {
  if (isMine) return "bid";
  if (scene.trump === NO_CARD || isUntouched(scene)) return "dealing";
  const mayChange = scene.focus !== null && scene.bids[scene.focus]! >= 0 && scene.awaited.length > 0;
  return mayChange ? "rebid" : "wait-bids";
}

/** Trump is turned, but nobody has been asked for a bid yet. */
function isUntouched(scene: Scene): boolean {
  return scene.awaited.length === 0 && scene.bids.every((bid) => bid === NO_BID);
}

/** The suit to be followed, as a card of it; NO_CARD for who leads. */
export function followed(scene: Scene): number {
  return scene.phase === PLAYING ? ledCard(scene) : NO_CARD;
}

/** The seats in the order in which they played to a trick. */
export function orderOf(trick: PastTrick): number[] {
  return trick.cards.map((_, index) => (trick.leader + index) % trick.cards.length);
}
