/** Cards as the house counts them: a number each, and a set of cards as one number with a bit for every card in it. */

import { CARDS, FIRST_CARD, MOST_RANKS } from "./constants";

/** What is printed on a card; suits and ranks count from 1. */
export interface Face {
  suit: number;
  rank: number;
}

export function faceOf(card: number, ranks: number): Face {
  return { suit: Math.floor(card / ranks) + 1, rank: (card % ranks) + 1 };
}

/** Sets have up to 48 bits: too many for the bit operators of the language, not for its numbers. */
export function holds(set: number, card: number): boolean {
  return Math.floor(set / 2 ** card) % 2 === 1;
}

export function without(set: number, card: number): number {
  return holds(set, card) ? set - 2 ** card : set;
}

export function cardsIn(set: number): number[] {
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => holds(set, card));
}

/** A hand as people hold it: suit by suit and rising, trumps at the right end. */
export function inHandOrder(hand: number, ranks: number, trump: number): number[] {
  const isTrump = (card: number) => isOfSuit(card, trump, ranks);
  const cards = cardsIn(hand);
  return [...cards.filter((card) => !isTrump(card)), ...cards.filter(isTrump)];
}

/** Whether two cards have the same suit; no card (-1) has none. */
export function isOfSuit(card: number, other: number, ranks: number): boolean {
  return card >= 0 && other >= 0 && Math.floor(card / ranks) === Math.floor(other / ranks);
}

/** The number of the move that plays a card; moves count the ranks of every suit up to the most there are. */
export function playOf(card: number, ranks: number): number {
  const { suit, rank } = faceOf(card, ranks);
  return FIRST_CARD + MOST_RANKS * (suit - 1) + rank - 1;
}
