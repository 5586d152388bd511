import { describe, expect, it } from "vitest";
import { type Catalogue, loadCatalogue } from "../../base/catalogue";
import { LANGUAGES, type Language } from "../../base/languages";
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { PRIZES } from "./constants";
import { HOUSE, SECTIONS } from "./examples";
import { actOf, shelvesOf } from "./model";
import { actWords, percent, prizeWords, shelfWords, signWords } from "./naming";
import { sceneOf } from "./scene";
import { legal, players, view } from "./table.fixture";
import { tell, worthTelling } from "./tell";

const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await loadCatalogue(lang, ["easy-come"])] as const)),
) as Record<Language, Catalogue>;

function context(lang: Language = "en", seats = 3): TellContext {
  return { lang, say: CATALOGUES[lang].say, players: players.slice(0, seats), options: {} };
}

const told = (event: GameEvent, seats = 3) => tell(event, context("en", seats));
const scene = sceneOf(view());
const shelves = shelvesOf(scene, { players, focus: 1, standing: null });

describe("tell", () => {
  it("tells a turn", () => {
    const none = [0, 0, 0, 0, 0, 0];
    expect(told({ event: "rolled", seat: 0, rolled: [1, 0, 2, 0, 0, 1], kept: none })).toBe("Ada rolls 0 2 2 5");
    expect(told({ event: "rolled", seat: 0, rolled: [0, 0, 0, 0, 0, 1], kept: [1, 0, 2, 0, 0, 0] })).toBe(
      "Ada has set 0 2 2 aside and rolls 5",
    );
    expect(told({ event: "set-aside", seat: 1, dice: [0, 0, 2, 0, 0, 0], kept: [0, 0, 2, 0, 0, 0] })).toBe(
      "Bo sets 2 2 aside.",
    );
    expect(told({ event: "missed", seat: 1 })).toBe("Bo gets nothing this turn.");
  });

  it("tells of prizes and counts", () => {
    expect(told({ event: "claimed", seat: 2, prize: 8 })).toBe("Cy takes Straight from the centre.");
    expect(told({ event: "stolen", seat: 2, prize: 0, owner: 1 })).toBe("Cy steals Four of a Kind from Bo!");
    expect(told({ event: "count-began", seat: 0, turns: 2 })).toBe(
      "Ada holds three prizes and wins in 2 turns, unless robbed.",
    );
    expect(told({ event: "count-began", seat: 0, turns: 2 }, 2)).toContain("the centre is closed");
    expect(told({ event: "won", seat: 0 })).toBe("Ada has held on to three prizes and wins!");
  });

  it.each(LANGUAGES)("has words for every event in %s", (lang) => {
    const event = { event: "stolen", seat: 0, prize: 4, owner: 1 };
    expect(tell(event, context(lang))).toMatch(/^Ada (?=.*7).*Bo/);
  });
});

describe("the words of the table", () => {
  const naming = { ...context(), players };
  const act = (chosen: number[], armed: number | null, canClaim = true) =>
    actWords(naming, actOf(scene, legal, chosen, armed)!, scene.owner, canClaim);

  it("say what the button does", () => {
    expect(act([1, 2], null)).toBe("Set 2 2 aside, roll one die");
    expect(act([0], null)).toBe("Set 0 aside, roll 2 dice");
    expect(act([0, 1, 2], null, false)).toBe("End the turn");
    expect(act([0, 1, 2], null)).toBe("Decline and end the turn");
    expect(act([], 3)).toBe("Steal “Even Three” from Cy");
  });

  it("describe a prize to those who do not see it", () => {
    expect(prizeWords(naming, 8, -1, null)).toBe("Straight: four values in a row. In the centre");
    expect(prizeWords(naming, 5, 1, 0.345)).toBe(
      "Exactly 13: a total of exactly 13. Belongs to Bo. Chance in this turn: 35%",
    );
  });

  it("describe a shelf", () => {
    expect(shelfWords(naming, shelves[0]!)).toBe("Ada, 3 prizes, Two Pairs, Exactly 7, 17 or More, wins in 2 turns");
  });

  it("announce who is about to win", () => {
    const you = { ...shelves[0]!, isYou: true, countdown: 1 };
    expect(signWords(naming, shelves[0], -1)).toBe("Ada wins in 2 turns, unless robbed");
    expect(signWords(naming, you, -1)).toBe("You win in one turn, unless robbed");
    expect(signWords({ ...naming, players: players.map((player) => ({ ...player, isYou: true })) }, you, -1)).toContain(
      "Ada",
    );
    expect(signWords(naming, { ...you, isYou: false, name: "Maximiliana-Theodora" }, -1)).toContain("Maximiliana…");
    expect(signWords(naming, undefined, -1)).toBe("Hold on to three prizes to win");
    expect(signWords(naming, undefined, 2)).toBe("Cy wins!");
  });

  it("do not go on about who would have won later", () => {
    const kinds = (...events: string[]) => worthTelling(events.map((event) => ({ event }))).map(({ event }) => event);
    expect(kinds("missed", "counted", "won", "counted")).toEqual(["missed", "counted", "won"]);
    expect(kinds("missed", "counted")).toEqual(["missed", "counted"]);
  });

  it("never call a chance certain or impossible that is not", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map((chance) => percent("en", chance))).toEqual([
      "0%",
      "1%",
      "50%",
      "99%",
      "100%",
    ]);
  });

  it.each(LANGUAGES)("have every rule and every prize in %s", (lang) => {
    const { knows } = CATALOGUES[lang];
    const rules = SECTIONS.flatMap(({ rules }) => rules).map((rule) => `easy-come-rules-${rule.toLowerCase()}`);
    const sections = SECTIONS.map(({ name }) => `easy-come-rules-${name}`);
    const house = HOUSE.map(({ option }) => `easy-come-rules-house-${option}`);
    const prizes = Array.from({ length: PRIZES }, (_, prize) => [
      `easy-come-prize-${prize}`,
      `easy-come-ui-combination-${prize}`,
    ]);
    expect([...rules, ...sections, ...house, ...prizes.flat()].filter((message) => !knows(message))).toEqual([]);
  });
});
