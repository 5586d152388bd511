/** What a move is worth, told to all pieces of a table on which it may be written. */
import { getContext, setContext } from "svelte";
import type { Hint } from "../../base/analysis";
import type { Move } from "../../base/messages";

type Find = (move: Move) => Hint | null;

const KEY = Symbol("worth");

/** Tells all that is drawn inside; the answer may change. */
export function tellWorth(find: Find): void {
  setContext(KEY, find);
}

export function askWorth(): Find {
  return getContext<Find | undefined>(KEY) ?? (() => null);
}
