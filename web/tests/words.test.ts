import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCatalogue, readCatalogue } from "../src/base/catalogue";
import { firstLanguage, LANGUAGES } from "../src/base/languages";
import { TOLD } from "../src/stage/story";

describe("the first language", () => {
  it.each([
    [null, ["fr-CA", "en"], "fr"],
    [null, ["it", "de-AT"], "de"],
    [null, ["it"], "en"],
    [null, [], "en"],
    ["de", ["fr"], "de"],
    ["klingon", ["fr"], "fr"],
  ] as const)("chosen %s, wished %j: %s", (chosen, wished, lang) => expect(firstLanguage(chosen, wished)).toBe(lang));
});

describe("a catalogue", () => {
  it("fills in facts, numbers and plurals by language", async () => {
    const [en, fr, de] = await Promise.all(LANGUAGES.map((lang) => loadCatalogue(lang, ["las-vegas"])));
    expect(en!.say("las-vegas-money", { amount: 90_000 })).toBe("$90,000");
    expect(fr!.say("las-vegas-money", { amount: 90_000 })).toBe("90\u00a0000\u00a0$");
    expect(de!.say("las-vegas-money", { amount: 90_000 })).toBe("90.000\u00a0$");
    expect(en!.say("ui-winner", { names: "Ada", count: 1 })).toBe("Ada wins");
    expect(en!.say("ui-winner", { names: "Ada & Bo", count: 2 })).toBe("Ada & Bo win together");
    expect(fr!.say("ui-seconds", { seconds: 1 })).toBe("1 seconde");
  });

  it("puts no invisible marks into sentences", async () => {
    const fr = await loadCatalogue("fr");
    expect(fr.say("ui-hand-over", { name: "Zoé" })).toBe("Passez l’appareil à Zoé");
  });

  it("shows the id of a message that is missing", () => {
    const empty = readCatalogue("en", []);
    expect(empty.say("ui-play")).toBe("ui-play");
    expect(empty.knows("ui-play")).toBe(false);
  });

  it("leaves markup in names as it is: it is never read as HTML", async () => {
    const en = await loadCatalogue("en");
    expect(en.say("ui-i-am", { name: "<b>x</b>" })).toBe("I am <b>x</b>");
  });
});

/** Every file of the client. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : [path];
  });
}

const SOURCES = join(import.meta.dirname, "../src");
const GAMES = readdirSync(join(SOURCES, "games")).filter((name) => !name.includes("."));

/** The messages that files name: of the house, and of a game by its name. */
function namedIn(paths: string[], game?: string): string[] {
  const families = ["ui", "standing", ...(game ? [`${game}-ui`, `${game}-rules`] : [])];
  const message = new RegExp(`"((?:${families.join("|")})-[a-z0-9-]+)"`, "g");
  return paths.flatMap((path) => [...readFileSync(path, "utf8").matchAll(message)].map((match) => match[1]!));
}

/** What `RulesArticle` builds messages of, from each game's own file. */
interface Examples {
  SECTIONS: readonly { name: string; rules: readonly string[] }[];
  HOUSE: readonly { option: string; rules: readonly string[] }[];
}

async function rulesMessages(game: string): Promise<string[]> {
  const { SECTIONS, HOUSE } = (await import(`../src/games/${game}/examples.ts`)) as Examples;
  const parts = [
    ...["intro", "house", "house-intro"],
    ...SECTIONS.flatMap(({ name, rules }) => [name, ...rules.map((rule) => rule.toLowerCase())]),
    ...HOUSE.map(({ option }) => `house-${option}`),
  ];
  return parts.map((part) => `${game}-rules-${part}`);
}

describe("every message that the client names", () => {
  const house = namedIn(sources(SOURCES).filter((path) => !GAMES.some((game) => path.includes(`/games/${game}/`))));

  it.each(LANGUAGES)("is among the words of the house: %s", async (lang) => {
    const { knows } = await loadCatalogue(lang);
    expect(house.length).toBeGreaterThan(80);
    expect(house.filter((message) => !knows(message))).toEqual([]);
  });

  it.each(LANGUAGES)("is among the words of its game, if a game names it: %s", async (lang) => {
    for (const game of GAMES) {
      const { knows } = await loadCatalogue(lang, [game]);
      const named = namedIn(sources(join(SOURCES, "games", game)), game);
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((message) => !knows(message))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("is among the words of its game, if the page of its rules is made of it: %s", async (lang) => {
    for (const game of GAMES) {
      const { knows } = await loadCatalogue(lang, [game]);
      const messages = await rulesMessages(game);
      expect(messages.length).toBeGreaterThan(15);
      expect(messages.filter((message) => !knows(message))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("is there before the game, if the lobby speaks of it: %s", async (lang) => {
    const { knows } = await loadCatalogue(lang);
    expect(GAMES.flatMap((game) => [`${game}-title`, `${game}-pitch`]).filter((message) => !knows(message))).toEqual(
      [],
    );
    expect(knows("las-vegas-option-rounds")).toBe(true);
    expect(knows("las-vegas-ui-tray")).toBe(false);
  });

  it.each(LANGUAGES)("also those made of parts: %s", async (lang) => {
    const { knows } = await loadCatalogue(lang);
    const families: Record<string, string[]> = {
      "ui-link": ["connecting", "lost", "shut"],
      "ui-state": ["your-turn", "playing", "watch", "gathering", "join", "over"],
      "ui-told": [...TOLD, "removed"],
      "ui-theme": ["system", "light", "dark"],
      "ui-motion": ["system", "still", "moving"],
      "ui-proof": ["true", "false", "unknown"],
      "ui-bot": ["novice", "regular", "shark"],
      player: ["first", "second", "third", "fourth", "fifth", "sixth"],
    };
    const messages = Object.entries(families).flatMap(([family, parts]) => parts.map((part) => `${family}-${part}`));
    expect(messages.filter((message) => !knows(message))).toEqual([]);
  });
});
