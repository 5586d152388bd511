/** `house-words/<lang>`: the words that every page needs, and what is said of a game before one enters it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/flambeur/locales");
const NAME = "house-words/";
const COMMON = "common.ftl";
/** A game's title, its one line in the lobby and its options; the rest comes with the game. */
const SAID_BEFORE = /^[a-z-]+?-(title|pitch|option-[a-z0-9_-]+) =/;

export function houseWords(): Plugin {
  return {
    name: "house-words",
    resolveId: (source) => (source.startsWith(NAME) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const folder = join(LOCALES, id.slice(NAME.length + 1));
      const files = readdirSync(folder).sort();
      for (const file of files) this.addWatchFile(join(folder, file));
      const parts = files.map((file) => partOf(file, readFileSync(join(folder, file), "utf8")));
      return `export default ${JSON.stringify(parts.join("\n"))};`;
    },
  };
}

function partOf(file: string, source: string): string {
  return file === COMMON
    ? source
    : messagesOf(source)
        .filter((message) => SAID_BEFORE.test(message))
        .join("");
}

/** A message begins at the edge; the lines that belong to it do not. */
export function messagesOf(source: string): string[] {
  return source.split(/^(?=[a-z#])/m);
}
