/** Las Vegas in the browser. */
import { words } from "../../base/words.svelte";
import type { Move, View } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { groupsOf } from "./model";
import { money, placeWords } from "./naming";
import { sceneOf } from "./scene";

export { default as Figure } from "./Figure.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Table } from "./Table.svelte";
export { tell } from "./tell";

/** Every move places dice. */
export function moveWords(move: Move, view: View, context: TellContext): string {
  const group = groupsOf(sceneOf(view), [move]).find((group) => group.move);
  return group ? placeWords(context, group) : move.kind;
}

export const result = (value: number): string => money(words.say, value);
export const reckoning = ({ won = 0 }: Record<string, number>): string =>
  words.say("las-vegas-reckoning", { count: won });
