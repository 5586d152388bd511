/** Won notes that lie face down: of others one sees how many, not how much. */

/** What each seat has won, in thousands; null where it lies face down. */
export type Purses = readonly (number | null)[];

/** The purses of a view, in which an amount that is not shown has a number of its own. */
export function pursesOf(amounts: readonly number[], unknown: number): Purses {
  return amounts.map((amount) => (amount === unknown ? null : amount));
}

/** A seat gets so much more, or less; what lies face down stays so. */
export function paidInto(purses: Purses, seat: number, amount: number): Purses {
  const purse = purses[seat] ?? null;
  return purses.with(seat, purse === null ? null : purse + amount);
}

/** The same purses for other eyes: what these may not see is covered, what they may is shown when the story is over. */
export function coveredLike(purses: Purses, seen: Purses): Purses {
  return purses.map((purse, seat) => (seen[seat] === null ? null : purse));
}

/** The purses at the end of a story, when everything may be shown that is seen there. */
export function uncovered(purses: Purses, seen: Purses): Purses {
  return purses.map((purse, seat) => purse ?? seen[seat] ?? null);
}
