/** Las Vegas Royale in the browser. */
import { words } from "../../base/words.svelte";
import type { Move, View } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { groupsOf } from "./model";
import { money, moveWords as otherWords, placeWords } from "./naming";
import { sceneOf } from "./scene";

export { default as Figure } from "./Figure.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Table } from "./Table.svelte";
export { tell } from "./tell";

export function moveWords(move: Move, view: View, context: TellContext): string {
  const scene = sceneOf(view);
  const group = groupsOf(scene, [move]).find((group) => group.move);
  return group ? placeWords(context, group) : otherWords(context, scene, move);
}

export const result = (value: number): string => money(words.say, value);
export const reckoning = ({ notes = 0, chips = 0 }: Record<string, number>): string =>
  words.say("royale-reckoning", { money: money(words.say, notes), chips });
