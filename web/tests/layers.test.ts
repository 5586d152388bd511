/** The sources lie in layers, and have names that every file system can tell apart. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
/** Each imports only from itself and from those before it. */
const LAYERS = ["base", "ui", "live", "stage", "casino", "games", "pages"];
const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bglob(?:<[^>]*>)?\(\[?)\s*"(\.[^"]*)"/g;

function filesOf(folder: string): string[] {
  const paths = readdirSync(join(WEB, folder), { recursive: true, withFileTypes: true });
  const files = paths.filter((path) => path.isFile()).map((path) => relative(WEB, join(path.parentPath, path.name)));
  return files.map((file) => file.split(sep).join("/"));
}

/** Why a file must not import another, or null. */
function whyNot(file: string, imported: string): string | null {
  const [from, to] = [file, imported].map((path) => path.split("/").slice(1));
  const [layer, other] = [LAYERS.indexOf(from![0]!), LAYERS.indexOf(to![0]!)];
  if (layer < other) return `${file} imports ${imported}: ${from![0]}/ lies to the left of ${to![0]}/, so pass it in.`;
  if (layer === other && from![0] === "games" && from![1] !== to![1]) {
    return `${file} imports ${imported}: a game knows no other; what they share goes to casino/, stage/ or ui/.`;
  }
  return null;
}

function importsOf(file: string, source: string): string[] {
  const imported = [...source.matchAll(IMPORTED)].map((match) => posix.join(posix.dirname(file), match[1]!));
  return imported.filter((path) => path.startsWith("src/"));
}

const SOURCES = filesOf("src").filter((file) => /\.(ts|svelte)$/.test(file) && file !== "src/main.ts");

describe("layers", () => {
  it("every source but the entry lies in one of them", () => {
    expect(SOURCES.filter((file) => !LAYERS.includes(file.split("/")[1]!))).toEqual([]);
  });

  it("no file imports from its right, and no game from another", () => {
    const wrong = SOURCES.flatMap((file) =>
      importsOf(file, readFileSync(join(WEB, file), "utf8")).map((imported) => whyNot(file, imported)),
    );
    expect(wrong.filter((reason) => reason !== null)).toEqual([]);
  });

  it.each([
    ["src/ui/Die.svelte", 'import { house } from "../live/connection";'],
    ["src/stage/Frame.svelte", 'import { loadGame } from "../pages/games";'],
    ["src/base/words.svelte.ts", 'const games = import.meta.glob<string>("../games/*/index.ts");'],
    ["src/games/royale/model.ts", 'import type { Scene } from "../las-vegas/scene";'],
    ["src/casino/Note.svelte", 'const late = import("../games/royale/index.ts");'],
  ])("%s may not say %s", (file, source) => {
    expect(importsOf(file, source).map((imported) => whyNot(file, imported))).toEqual([expect.any(String)]);
  });
});

/** What a file is imported as where case does not count: `./frame.svelte` is `frame.svelte.ts` or `Frame.svelte`. */
const plainName = (file: string) => file.replace(/\.svelte\.ts$/, ".svelte").toLowerCase();

it("no two files of a folder have names that differ by case only", () => {
  const files = ["src", "tests", "build"].flatMap(filesOf);
  const clashes = files.filter((file) => files.some((other) => other !== file && plainName(other) === plainName(file)));
  expect(clashes).toEqual([]);
});

it("names are compared as a file system without case compares imports", () => {
  expect(plainName("src/stage/frame.svelte.ts")).toBe(plainName("src/stage/Frame.svelte"));
  expect(plainName("src/ui/dice.svelte.ts")).not.toBe(plainName("src/ui/Die.svelte"));
});
