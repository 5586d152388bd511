/** Ratings as the house tells them; see docs/ratings.md. */

export interface Rated {
  rating: number;
  /** In 95 of 100 cases the truth is no farther off. */
  error: number;
  /** Rated games so far. */
  games: number;
}

/** A step of the ladder: a person with a place, or a level of bots to compare with. */
export interface Step extends Rated {
  kind: "person" | "bot";
  place: number | null;
  name: string;
  handle: string | null;
  bot: string | null;
  is_you: boolean;
}

export interface Ladder {
  game: string;
  /** Rated games after which a person stands here. */
  enough: number;
  steps: Step[];
  you: (Rated & { place: number | null }) | null;
}

/** How somebody stands at a game, and how it came to that. */
export interface GameRating extends Rated {
  game: string;
  place: number | null;
  enough: number;
  curve: (Rated & { ended: number })[];
}

/** What a game has changed for a seat. */
export interface RatingChange extends Rated {
  seat: number;
  before: number;
}
