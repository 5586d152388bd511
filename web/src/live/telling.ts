/** What may be told while a story is being shown: not more than has been seen of it. */
import type { Entry } from "../base/messages";

/** The entries, of the one that is being shown only what has been seen. */
export function toldOf(shown: Entry[], playing: Entry | null, count: number): Entry[] {
  if (!playing) return shown;
  return shown.map((entry) => (entry === playing ? { ...entry, events: entry.events.slice(0, count) } : entry));
}

/** The seats that were waited for, still are, and have not moved meanwhile: they need not wait for the story's end. */
export function stillWaiting(before: number[], { kind, facts, situation }: Entry): number[] {
  const mover = kind === "moved" ? facts["seat"] : null;
  return before.filter((seat) => seat !== mover && (!situation || situation.waiting.includes(seat)));
}
