import { describe, expect, it } from "vitest";
import { type Catalogue, loadCatalogue } from "../../base/catalogue";
import { LANGUAGES, type Language } from "../../base/languages";
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { HOUSE, SECTIONS } from "./examples";
import { placeWords, previewWords } from "./naming";
import { players } from "./table.fixture";
import { tell } from "./tell";

const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await loadCatalogue(lang, ["las-vegas"])] as const)),
) as Record<Language, Catalogue>;

function context(lang: Language = "en", options = {}): TellContext {
  return { lang, say: CATALOGUES[lang].say, players, options };
}

const told = (event: GameEvent, options = {}) => tell(event, context("en", options));

describe("tell", () => {
  it("tells a turn", () => {
    expect(
      told({
        event: "rolled",
        seat: 0,
        rolled: [
          [2, 0, 0, 1, 0, 0],
          [0, 0, 0, 0, 0, 0],
        ],
      }),
    ).toBe("Ada rolls 1 1 4");
    expect(
      told({
        event: "rolled",
        seat: 0,
        rolled: [
          [0, 1, 0, 0, 0, 0],
          [0, 0, 1, 0, 0, 1],
        ],
      }),
    ).toBe("Ada rolls 2, White 3 6");
    expect(told({ event: "placed", seat: 1, casino: 2, own: 1, white: 0 })).toBe("Bo places one die at Mirage.");
    expect(told({ event: "placed", seat: 1, casino: 2, own: 3, white: 1 })).toBe(
      "Bo places 3 dice and one white at Mirage.",
    );
    expect(told({ event: "placed", seat: 1, casino: 2, own: 0, white: 2 })).toBe("Bo places 2 white dice at Mirage.");
  });

  it("tells a payment", () => {
    expect(told({ event: "tied", casino: 4, owner: 2, dice: 2 })).toBe(
      "Cy is tied with 2 dice at Luxor and takes nothing.",
    );
    expect(told({ event: "tied", casino: 4, owner: 5, dice: 1 })).toBe(
      "White is tied with one die at Luxor and takes nothing.",
    );
    expect(told({ event: "paid", casino: 0, owner: 0, note: 90 })).toBe("Golden Nugget pays Ada $90,000.");
    expect(told({ event: "paid", casino: 0, owner: 5, note: 90 })).toBe(
      "Golden Nugget: $90,000 would go to White, and goes under the pile.",
    );
    expect(told({ event: "left-over", casino: 0, note: 10 })).toBe(
      "Golden Nugget has $10,000 left, which goes under the pile.",
    );
  });

  it("tells a round's beginning and the end", () => {
    expect(told({ event: "round-began", round: 2, first: 1 })).toBe("Round 2: Bo begins.");
    expect(told({ event: "funded", casino: 1, notes: [40, 20, 0, 0] })).toBe(
      "Caesars Palace is funded with $40,000 + $20,000.",
    );
    expect(told({ event: "funded", casino: 1, notes: [0, 0, 0, 0] })).toBe(
      "Caesars Palace gets nothing: the pile has run out.",
    );
    expect(told({ event: "white-placed", casino: 1, white: 1 })).toBe("One white die goes to Caesars Palace.");
    expect(told({ event: "game-ended" })).toBe("The last round is over.");
  });

  it("names the casinos of the printing agreed on", () => {
    expect(told({ event: "left-over", casino: 5, note: 10 }, { printing: "later" })).toContain("Show Hall");
  });

  it.each(LANGUAGES)("has words for every event in %s", (lang) => {
    const event = { event: "placed", seat: 1, casino: 2, own: 2, white: 0 };
    expect(tell(event, context(lang))).toMatch(/Bo .*2 .*Mirage/);
  });
});

describe("the words of the table", () => {
  it("label what a choice does", () => {
    const group = { value: 3, own: 3, white: 0, move: null };
    expect(placeWords(context(), group)).toBe("Place 3 dice at Mirage");
    expect(placeWords(context(), { ...group, white: 1 })).toBe("Place 3 dice and one white at Mirage");
    expect(placeWords(context(), { ...group, own: 0, white: 1 })).toBe("Place one white die at Mirage");
    expect(placeWords(context("de"), { ...group, own: 1 })).toBe("Einen Würfel ins Casino Mirage setzen");
  });

  it("tell a preview", () => {
    const words = previewWords(context(), { gains: [0, 80, 30], white: 60 });
    expect(words).toBe("If the round ended now: Ada $0, Bo $80,000, Cy $30,000, White $60,000");
  });

  it.each(LANGUAGES)("have every rule in %s", (lang) => {
    const { knows } = CATALOGUES[lang];
    const rules = SECTIONS.flatMap(({ rules }) => rules).map((rule) => `las-vegas-rules-${rule.toLowerCase()}`);
    const house = HOUSE.map(({ option }) => `las-vegas-rules-house-${option}`);
    expect([...rules, ...house].filter((message) => !knows(message))).toEqual([]);
  });
});
