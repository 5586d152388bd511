/** What a game's folder gives to the house, and what its table is given. */
import type { Component } from "svelte";
import type { Say } from "../base/catalogue";
import type { GameEvent, Move, Placing, View } from "../base/messages";

export interface Player {
  name: string;
  seat: number;
  isYou: boolean;
  /** `person`, `bot` or `open`. */
  kind: string;
  /** The level of the bot that plays the seat now, or null. */
  bot: string | null;
}

export interface TellContext {
  lang: string;
  say: Say;
  players: Player[];
  options: Record<string, unknown>;
  /** Dice and cards are drawn beside the words: `drawn` stands in their place. */
  isDrawn?: boolean;
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
  /** One of the legal moves, to be drawn as if somebody had pointed at it. */
  drawn?: Move | null;
  onMove: (move: Move) => void;
  /** To be called when so many of `events` have been seen, and while somebody has to read what they say. */
  onTold?: (count: number, isRead?: boolean) => void;
  /** To be called when the animations of `events` are done. */
  onSettled: () => void;
}

/** Gets the module of a game; which games there are is known only to the right of this layer. */
export type LoadGame = (game: string) => Promise<GameModule>;

export interface GameModule {
  Table: Component<TableProps>;
  Rules: Component<{ lang: string }>;
  /** Dice or cards that an event tells of, small enough for a line of the log. */
  Figure: Component<{ event: GameEvent; fact: string; context: TellContext }>;
  /** One line of the log, or null for what needs no word. */
  tell: (event: GameEvent, context: TellContext) => string | null;
  /** Which of the events are worth telling, if not all: after a win nobody asks for more. */
  worthTelling?: (events: GameEvent[]) => GameEvent[];
  /** What a move does, in words, in a position where it is legal. */
  moveWords: (move: Move, view: View, context: TellContext) => string;
  /** A result as people write it: 240 becomes $240,000. */
  result: (value: number, lang: string) => string;
  /** What a result is made of, in words: notes and chips. */
  reckoning?: (parts: Record<string, number>) => string;
}
