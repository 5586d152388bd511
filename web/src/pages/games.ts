/** Every game that has a table in the browser, by its name, which is that of its folder. */
import type { Component } from "svelte";
import { words } from "../base/words.svelte";
import type { GameModule } from "../stage/game-module";

const MODULES = import.meta.glob<GameModule>("../games/*/index.ts");
/** Small pictures for the lobby; all else is loaded when the game is first needed. */
const EMBLEMS = import.meta.glob<Component>("../games/*/Emblem.svelte", { eager: true, import: "default" });

export function hasTable(game: string): boolean {
  return `../games/${game}/index.ts` in MODULES;
}

export function emblemOf(game: string): Component | null {
  return EMBLEMS[`../games/${game}/Emblem.svelte`] ?? null;
}

/** A game's table, rules and words. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`../games/${game}/index.ts`];
  if (!load) throw new Error(words.say("ui-no-table", { game }));
  const [module] = await Promise.all([load(), words.learn(game)]);
  return module;
}
