/** What was fixed about the luck of a game before its first dice: noted here, it proves something later. */
import { recall, remember } from "./memory";

const commitmentOf = (table: string, game: number) => `commitment:${table}:${game}`;
const contributionOf = (table: string, game: number) => `contribution:${table}:${game}`;

/** The first one counts: a house that changes it later is found out. */
export function noteCommitment(table: string, game: number, commitment: string | null): void {
  const name = commitmentOf(table, game);
  if (commitment && recall(name) === null) remember(name, commitment);
}

export function notedCommitment(table: string, game: number): string | null {
  return recall(commitmentOf(table, game));
}

/** What this browser adds to the luck of a game, or null if another device of the same person was first. */
export function noteContribution(table: string, game: number, luck: string | null): void {
  remember(contributionOf(table, game), luck);
}

export function notedContribution(table: string, game: number): string | null {
  return recall(contributionOf(table, game));
}
