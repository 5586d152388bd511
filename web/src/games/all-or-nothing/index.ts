/** Alles oder Nichts in the browser. */
import type { Move, View } from "../../base/messages";
import { words } from "../../base/words.svelte";
import type { TellContext } from "../../stage/game-module";
import { moveWords as choiceWords } from "./naming";
import { sceneOf } from "./scene";

export { default as Figure } from "./Figure.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Table } from "./Table.svelte";
export { tell } from "./tell";

export function moveWords(move: Move, view: View, context: TellContext): string {
  if (move.kind === "open" || move.kind === "secret") return context.say(`all-or-nothing-ui-say-${move.kind}`);
  return choiceWords({ ...context, ranks: sceneOf(view, null, []).ranks }, move);
}

export const result = (value: number): string => words.say("all-or-nothing-points", { points: value });
