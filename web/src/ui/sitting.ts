/** Who sits there, where a mark or a name alone would not say it: a bot, or somebody who is away. */
import { getContext, setContext } from "svelte";

export interface Sitting {
  as: "bot" | "away" | null;
  /** The same in a word, for those who hear it. */
  word: string;
}

type Find = (seat: number) => Sitting;

const KEY = Symbol("sitting");
const UNKNOWN: Sitting = { as: null, word: "" };

/** Tells all that is drawn inside; the answer may change. */
export function tellSitting(find: Find): void {
  setContext(KEY, find);
}

export function askSitting(): Find {
  return getContext<Find | undefined>(KEY) ?? (() => UNKNOWN);
}
