/** Alles oder Nichts in the browser. */
import { words } from "../../base/words.svelte";

export { default as Figure } from "./Figure.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Table } from "./Table.svelte";
export { tell } from "./tell";

export const result = (value: number): string => words.say("all-or-nothing-points", { points: value });
