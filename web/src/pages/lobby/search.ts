/** Which of the public tables somebody wants to see. */
export interface Wish {
  search: string;
  most: number;
}

/** So many are seen at once without looking for one; as many are added at a time. */
export const FEW = 20;
/** What the house sends at most, and takes at most. */
const MOST = 100;
export const LONGEST_SEARCH = 64;

export const firstWish: Wish = { search: "", most: FEW };

/** The house may have more of them than it has sent. */
export function hasMore({ most }: Wish, sent: number): boolean {
  return sent >= most && most < MOST;
}
