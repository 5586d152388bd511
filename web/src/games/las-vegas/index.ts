/** Las Vegas in the browser. */
import { words } from "../../base/words.svelte";
import { money } from "./naming";

export { default as Figure } from "./Figure.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Table } from "./Table.svelte";
export { tell } from "./tell";

export const result = (value: number): string => money(words.say, value);
