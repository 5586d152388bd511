/** The numbered entries of a table as this client has them. */
import type { Entry, FromHouse } from "../base/messages";

type Welcome = Extract<FromHouse, { is: "welcome" }>;

/** `old`: had it already. `gap`: something is missing, so catch up. */
export type Taken = "new" | "old" | "gap";

export class Ledger {
  entries: Entry[] = [];

  /** The number of the last entry here; 0 when there is none. */
  get last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  take(entry: Entry): Taken {
    if (entry.number <= this.last) return "old";
    if (entry.number > this.last + 1) return "gap";
    this.entries = [...this.entries, entry];
    return "new";
  }

  /** Takes what was missed, of which games before and old talk are left out; false when its end is missing. */
  catchUp(welcome: Welcome): boolean {
    const joined = [...this.entries];
    for (const entry of welcome.entries) {
      if (entry.number > (joined.at(-1)?.number ?? 0)) joined.push(entry);
    }
    if ((joined.at(-1)?.number ?? 0) !== welcome.number) return false;
    this.entries = joined;
    return true;
  }

  forget(): void {
    this.entries = [];
  }
}
