/** Las Vegas in the browser. */
import { words } from "../../base/words.svelte";
import { money } from "./naming";

export { default as Figure } from "./Figure.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Table } from "./Table.svelte";
export { tell } from "./tell";

export const result = (value: number): string => money(words.say, value);
export const reckoning = ({ won = 0 }: Record<string, number>): string =>
  words.say("las-vegas-reckoning", { count: won });
