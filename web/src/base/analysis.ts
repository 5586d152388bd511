/** What an analysis of a finished game says; all values are points of win share, from 0 to 100. */
import type { Move, View } from "./messages";

export type Label = "forced" | "only" | "best" | "fine" | "doubtful" | "mistake" | "blunder";

/** start + luck − errors + from_others = end. */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  errors: number;
  from_others: number;
  end: number;
  /** Thousandths of win share lost per unforced decision. */
  loss: number;
  /** Unforced ones. */
  decisions: number;
}

/** A move that could have been made. */
export interface Candidate {
  move: string;
  /** To whoever moves, with its standard error. */
  value: number;
  error: number;
  shares: number[];
}

/** A move that can be made now, as the coach sees it. */
export interface Hint extends Candidate {
  lost: number;
  label: Label;
}

export interface JudgedMove {
  /** Of the move in the record, from 1. */
  number: number;
  seat: number;
  move: string;
  /** The best first; the move made is among them. */
  candidates: Candidate[];
  lost: number;
  label: Label;
}

/** A moment at which the game turned for a seat. */
export interface Swing {
  number: number;
  seat: number;
  kind: "luck" | "error";
  points: number;
}

export interface Analysis {
  players: number;
  quality: string;
  accounts: Account[];
  moves: JudgedMove[];
  /** Everybody's share after the opening and after every move. */
  chances: number[][];
  luck: number[][];
  swings: Swing[];
}

/** How far the house has come with it, and the best there is by now. */
export interface AnalysisProgress {
  progress: number;
  quality: string | null;
  analysis: Analysis | null;
  /** By seat, what its luck is called. */
  luck_labels: string[];
  /** The seats that whoever asks had in that game. */
  yours: number[];
  /** Whoever tries a decision again passes with a move that is at most so many points worse than the best. */
  passes: number;
}

/** How games end when bots play on from a position many times; by seat. */
export interface Outcomes {
  games: number;
  /** Of the win, in points, with their standard errors. */
  shares: number[];
  errors: number[];
  /** A tenth of the games ended below, half of them, and a tenth above. */
  results: { low: number; median: number; high: number }[];
}

/** A position to practise. */
export interface Puzzle extends PastMoment {
  id: string;
  players: number;
  options: Record<string, unknown>;
  is_exact: boolean;
}

/** What an answer to a puzzle is worth; without one it is only shown. */
export interface Solution {
  passes: boolean;
  lost: number | null;
  label: Label | null;
  candidates: Candidate[];
}

/** A position as a seat saw it before it moved. */
export interface PastMoment {
  seat: number;
  view: View;
  legal: Move[];
}
