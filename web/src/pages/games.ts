/** Every game that has a table of its own in the browser, by its name, which is that of its folder; others share one. */
import type { Component } from "svelte";
import { words } from "../base/words.svelte";
import AnyEmblem from "../stage/any-game/Emblem.svelte";
import type { GameModule } from "../stage/game-module";

const MODULES = import.meta.glob<GameModule>("../games/*/index.ts");
/** Small pictures for the lobby; all else is loaded when the game is first needed. */
const EMBLEMS = import.meta.glob<Component>("../games/*/Emblem.svelte", { eager: true, import: "default" });

export function hasTable(game: string): boolean {
  return `../games/${game}/index.ts` in MODULES;
}

export function emblemOf(game: string): Component {
  return EMBLEMS[`../games/${game}/Emblem.svelte`] ?? AnyEmblem;
}

/** A game's table, rules and words. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`../games/${game}/index.ts`] ?? (() => anyGame(game));
  const [module] = await Promise.all([load(), words.learn(game)]);
  return module;
}

/** What games from elsewhere are called, before anybody enters one. */
export async function meet(games: readonly string[]): Promise<void> {
  await Promise.all(games.filter((game) => !hasTable(game)).map((game) => words.learn(game)));
}

async function anyGame(game: string): Promise<GameModule> {
  const { moduleOf } = await import("../stage/any-game");
  return moduleOf(game);
}
