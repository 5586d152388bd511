/** Easy Come Easy Go in the browser. */
import type { Move, View } from "../../base/messages";
import { words } from "../../base/words.svelte";
import type { TellContext } from "../../stage/game-module";
import { actOf, choiceOf } from "./model";
import { actWords } from "./naming";
import { sceneOf } from "./scene";

export { default as Figure } from "./Figure.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Table } from "./Table.svelte";
export { tell, worthTelling } from "./tell";

/** As on the button that does it. */
export function moveWords(move: Move, view: View, context: TellContext): string {
  const scene = sceneOf(view);
  const act = actOf(scene, [move], ...choiceOf(scene, move));
  return act ? actWords(context, act, scene.owner, false) : move.kind;
}

export const result = (value: number): string => words.say("easy-come-prizes", { count: value });
