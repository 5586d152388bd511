/** What the house tells of games that were played, and of those who played; see docs/protocol.md. */

export interface PlayedSeat {
  seat: number;
  name: string;
  /** A handle or the level of a bot; null for somebody who was forgotten. */
  who: string | null;
  bot: string | null;
  /** A bot played it to its end for the person. */
  left: boolean;
  place: number;
  result: number;
  share: number;
}

export interface PlayedGame {
  table: string;
  number: number;
  game: string;
  ended: string;
  players: number;
  options: Record<string, unknown>;
  is_shared: boolean;
  has_coach: boolean;
  is_branch: boolean;
  is_first_game: boolean;
  is_rated: boolean;
  /** For who is to see it, where the table is not open. */
  invite: string | null;
  your_seats: number[];
  /** The first place first. */
  seats: PlayedSeat[];
}

export interface PlayedPage {
  games: PlayedGame[];
  /** What the next page begins before. */
  next: string | null;
}

/** How much of a game somebody has won, beside what each would win if all were equal. */
export interface GameSummary {
  game: string;
  games: number;
  uncounted: number;
  share: number | null;
  expected: number | null;
}

export interface Profile {
  who: string;
  name: string;
  bot: string | null;
  is_you: boolean;
  is_hidden: boolean;
  games: GameSummary[];
}

/** Sums over all games with so many players, from that seat, that ended at that place. */
export interface PlaceSum {
  players: number;
  seat: number;
  place: number;
  games: number;
  share: number;
  result: number;
  judged: number;
  luck: number | null;
  loss: number | null;
}

export interface LatestGame {
  ended: number;
  players: number;
  place: number;
  share: number;
  luck: number | null;
  loss: number | null;
}

export interface FigureGroup {
  group: string;
  figures: { figure: string; sum: number }[];
  /** Of how many each is a part, if it is one. */
  out_of: number[] | null;
}

export interface Statistics {
  game: string;
  places: PlaceSum[];
  /** The oldest first. */
  latest: LatestGame[];
  figures: FigureGroup[];
}

export interface Met {
  who: string;
  name: string;
  bot: string | null;
  games: number;
  ahead: number;
  behind: number;
}
