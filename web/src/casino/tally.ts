/** What both casino games tell of a player. */
export interface TallyLine {
  owner: number;
  isYou: boolean;
  isTurn: boolean;
  isFirst: boolean;
  /** What a preview would bring, null without one. */
  gain: number | null;
  place: number | null;
}
