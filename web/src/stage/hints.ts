/** The hints of a first game: which one is to be read, and which were. */

/** In place of the names of those read: no more, please. */
export const SKIPPED = "*";

/** The first that is due and was not read yet. */
export function nextHint(due: readonly string[], read: readonly string[]): string | null {
  if (read.includes(SKIPPED)) return null;
  return due.find((name) => !read.includes(name)) ?? null;
}
