/** Whom we block: what they say at tables is not shown. */
import { people } from "./people";
import { SvelteSet } from "svelte/reactivity";

class Blocked {
  readonly handles = new SvelteSet<string>();
  #asked = false;

  /** Asked once, when somebody comes to a table; a house that does not answer is asked again at the next. */
  learn(): void {
    if (this.#asked) return;
    this.#asked = true;
    people.blocked().then(
      (list) => this.take(list),
      () => (this.#asked = false),
    );
  }

  take(list: { handle: string }[]): void {
    this.handles.clear();
    for (const { handle } of list) this.handles.add(handle);
  }

  /** Whether these are the words of somebody whom we block. */
  hides(entry: { kind: string; facts: Record<string, unknown> }): boolean {
    return entry.kind === "said" && this.handles.has(String(entry.facts["handle"] ?? ""));
  }
}

export const blocked = new Blocked();
