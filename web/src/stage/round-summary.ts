/** What a round or a deal has brought, to be read before the next one begins. */

/** Somebody, and what they won or how. */
export interface Share {
  /** Null for an imaginary player. */
  seat: number | null;
  name: string;
  words: string;
}

/** A place where something was to be won: who won what there, and who was tied. */
export interface SummaryPlace {
  name: string;
  won: Share[];
  tied: Share[];
}

export interface RoundSummary {
  title: string;
  /** None where a round is not decided place by place. */
  places: SummaryPlace[];
  /** By seat: what the round brought. */
  gains: (Share & { detail: string; isNone: boolean })[];
}
