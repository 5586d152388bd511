/** The invites that led this browser to tables: what was played there is shown to those who have one. */
import { recall, remember } from "./memory";

const nameOf = (table: string) => `invite:${table}`;

export function noteInvite(table: string, invite: string | null): void {
  if (invite) remember(nameOf(table), invite);
}

export function inviteTo(table: string): string | null {
  return recall(nameOf(table));
}
