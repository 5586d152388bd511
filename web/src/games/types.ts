/** What a game's folder gives to the house, and what its table is given. */
import type { Component } from "svelte";

/** A legal move as the house sends it; it may carry `preview`, what it would mean. */
export interface Move {
  id: number;
  kind: string;
  [arg: string]: unknown;
}

/** Something that happened, in facts; the game's teller makes a sentence of it. */
export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

export interface Player {
  name: string;
  seat: number;
  isYou: boolean;
  /** `person`, `bot` or `open`. */
  kind: string;
  /** The level of the bot that plays the seat now, or null. */
  bot: string | null;
}

export interface Placing {
  seat: number;
  place: number;
  result: number;
}

/** Facts for a message of the catalogue. */
export type Facts = Record<string, string | number>;

/** The words of the language in use. */
export type Say = (message: string, facts?: Facts) => string;

export interface TellContext {
  lang: string;
  say: Say;
  players: Player[];
  options: Record<string, unknown>;
}

/** The props of `games/<name>/Table.svelte`; the table itself names the players and shows whose turn it is. */
export interface TableProps {
  /** What the person in focus may see. */
  view: Record<string, unknown>;
  players: Player[];
  options: Record<string, unknown>;
  /** The seat of the person at the screen, null for a watcher. */
  focus: number | null;
  waiting: number[];
  /** The legal moves of the focus seat. */
  legal: Move[];
  /** What just happened, to animate; a new list with every entry. */
  events: GameEvent[];
  /** All that has happened in this game so far, `events` included: what a view does not keep, as a score sheet. */
  past: GameEvent[];
  standing: Placing[] | null;
  /** A move is on its way. */
  busy: boolean;
  onMove: (move: Move) => void;
  /** To be called when the animations of `events` are done. */
  onSettled: () => void;
}

export interface GameModule {
  Table: Component<TableProps>;
  Rules: Component<{ lang: string }>;
  /** One line of the log, or null for what needs no word. */
  tell: (event: GameEvent, context: TellContext) => string | null;
  /** A result as people write it: 240 becomes $240,000. */
  result: (value: number, lang: string) => string;
}
