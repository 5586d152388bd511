/** What lies on the table, taken from the fields of a view and, for what a view does not keep, from the story. */
import type { GameEvent, View } from "../../base/messages";
import { fieldsOf } from "../../stage/view-fields";
import { FACE_DOWN, NO_CARD, NOBODY, OPEN } from "./constants";

/** One player's line of one deal. */
export interface Score {
  bid: number;
  said: number;
  tricks: number;
  points: number;
  total: number;
}

/** The trick before this one: cards by seat, and who led and took it. */
export interface PastTrick {
  cards: number[];
  leader: number;
  winner: number;
}

export interface Scene {
  /** Whose eyes see it, null for anybody's. */
  focus: number | null;
  players: number;
  ranks: number;
  deals: number;
  /** Points to play for, 0 for none. */
  target: number;
  dealNumber: number;
  dealer: number;
  phase: number;
  awaited: number[];
  trump: number;
  bids: number[];
  said: number[];
  held: number[];
  /** Sets of cards by seat, 0 where they are not for these eyes. */
  hands: number[];
  tricks: number[];
  points: number[];
  leader: number;
  /** The cards on the table, by seat. */
  trick: number[];
  /** Who is about to take the trick. */
  winner: number;
  lastTrick: PastTrick | null;
  /** The score sheet: deals, and in each a line per seat. */
  sheet: Score[][];
}

export function sceneOf(view: View, focus: number | null, past: readonly GameEvent[]): Scene {
  const { number, list } = fieldsOf(view);
  const players = number("players");
  return {
    focus,
    players,
    ranks: number("ranks"),
    deals: number("deals"),
    target: number("target"),
    dealNumber: number("deal_number"),
    dealer: number("dealer"),
    phase: number("phase"),
    awaited: seatsIn(number("awaited"), players),
    trump: number("trump"),
    bids: list("bids"),
    said: list("said"),
    held: list("held"),
    hands: list("hands"),
    tricks: list("tricks"),
    points: list("points"),
    leader: number("leader"),
    trick: list("trick"),
    winner: NOBODY,
    lastTrick: lastTrickOf(past, players),
    sheet: sheetOf(past, players),
  };
}

/** The same table for other eyes: what only the last ones might see is covered. */
export function seenBy(scene: Scene, focus: number | null): Scene {
  if (scene.focus === focus) return scene;
  const bids = scene.bids.map((bid, seat) => (bid >= 0 && scene.said[seat] !== OPEN ? FACE_DOWN : bid));
  return { ...scene, focus, bids, hands: noCards(scene.players).fill(0) };
}

export function noCards(players: number): number[] {
  return Array<number>(players).fill(NO_CARD);
}

/** The suit that was led, as the card that led it; none between tricks. */
export function ledCard(scene: Scene): number {
  return scene.trick[scene.leader] ?? NO_CARD;
}

export function scoreOf(event: GameEvent): Score {
  const fact = (name: string) => event[name] as number;
  return { bid: fact("bid"), said: fact("said"), tricks: fact("tricks"), points: fact("points"), total: fact("total") };
}

function sheetOf(past: readonly GameEvent[], players: number): Score[][] {
  const scores = past.filter(({ event }) => event === "scored").map(scoreOf);
  const deals = Math.floor(scores.length / players);
  return Array.from({ length: deals }, (_, deal) => scores.slice(deal * players, (deal + 1) * players));
}

/** Of this deal only: with a new one the cards are gone. */
function lastTrickOf(past: readonly GameEvent[], players: number): PastTrick | null {
  const end = past.findLastIndex(({ event }) => event === "trick-taken" || event === "deal-began");
  const taken = past[end];
  if (taken?.event !== "trick-taken") return null;
  const played = past
    .slice(0, end)
    .filter(({ event }) => event === "played")
    .slice(-players);
  const cards = noCards(players);
  for (const { seat, card } of played) cards[seat as number] = card as number;
  return { cards, leader: played[0]?.["seat"] as number, winner: taken["seat"] as number };
}

function seatsIn(bits: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}
