/** The fingerprint of the dice as it was shown at the table; noted here, it proves something later. */
import { recall, remember } from "../base/memory";

const nameOf = (table: string, game: number) => `commitment:${table}:${game}`;

/** The first one counts: a house that changes it later is found out. */
export function noteCommitment(table: string, game: number, commitment: string | null): void {
  const name = nameOf(table, game);
  if (commitment && recall(name) === null) remember(name, commitment);
}

export function notedCommitment(table: string, game: number): string | null {
  return recall(nameOf(table, game));
}
