import { describe, expect, it } from "vitest";
import { type Catalogue, loadCatalogue } from "../../base/catalogue";
import { LANGUAGES, type Language } from "../../base/languages";
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { HOUSE, SECTIONS } from "./examples";
import { linesOf } from "./model";
import { handCardWords, lastTrickWords, moveWords, seatWords } from "./naming";
import { sceneOf } from "./scene";
import { legal, past, players, setOf, view } from "./table.fixture";
import { tell } from "./tell";
import { titleOf } from "./titles";

const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await loadCatalogue(lang, ["all-or-nothing"])] as const)),
) as Record<Language, Catalogue>;

function context(lang: Language = "en", options = {}): TellContext {
  return { lang, say: CATALOGUES[lang].say, players, options };
}

const told = (event: GameEvent, options = {}) => tell(event, context("en", options));
const naming = (lang: Language = "en") => ({ ...context(lang), ranks: 12 });

describe("tell", () => {
  it("names cards by the deck agreed on", () => {
    expect(told({ event: "played", seat: 0, card: 47 })).toBe("Ada plays 12 of Crowns");
    expect(told({ event: "played", seat: 0, card: 47 }, { deck: "6x8" })).toBe("Ada plays 8 of Songs");
    expect(tell({ event: "played", seat: 0, card: 2 }, context("de"))).toBe("Ada spielt Sonne 3");
    expect(tell({ event: "played", seat: 0, card: 2 }, context("fr"))).toBe("Ada joue le 3 de Soleil");
  });

  it("tells how a bid went", () => {
    const scored = { event: "scored", seat: 1, bid: 2, said: 2, tricks: 1, points: 1, total: 8 };
    expect(told(scored)).toBe("Bo bid 2 in secret and took 1: one point, 8 in all.");
    expect(told({ ...scored, said: 1, points: 0 })).toContain("openly and took 1: no points");
    expect(told({ ...scored, said: 1, tricks: 2, points: 7 })).toContain("openly and took just as many: 7 points");
    expect(told({ ...scored, tricks: 2, points: 5 })).toContain("in secret and took just as many");
  });

  it("whispers only where nobody else looks at the screen", () => {
    const dealt = { event: "dealt", hand: setOf(2, 47), only: 0 };
    expect(told(dealt)).toBe("You hold 3 of Suns, 12 of Crowns.");
    const shared = players.map((player) => ({ ...player, isYou: player.seat < 2 }));
    expect(tell(dealt, { ...context(), players: shared })).toBeNull();
    expect(tell({ event: "bid-chosen", bid: 3, only: 1 }, { ...context(), players: shared })).toBeNull();
    const nobody = players.map((player) => ({ ...player, isYou: false }));
    expect(tell(dealt, { ...context(), players: nobody })).toBeNull();
  });
});

describe("the words of the table", () => {
  const scene = sceneOf(view(), 0, past);

  it("say what there is to do", () => {
    expect(titleOf("play", scene, naming())).toBe("Your turn; Suns were led");
    expect(titleOf("play", { ...scene, trick: [-1, -1, -1] }, naming())).toBe("You lead: play any card");
    expect(titleOf("rebid", { ...scene, awaited: [1, 2] }, naming())).toBe("You bid 2; 2 bids to come. Change it?");
    expect(titleOf("wait-play", { ...scene, awaited: [1] }, naming())).toBe("Bo is to play");
    expect(titleOf("wait-play", { ...scene, awaited: [] }, naming())).toBe("");
    expect(titleOf("taking", { ...scene, winner: 2 }, naming())).toBe("Cy takes the trick");
  });

  it("tell a seat to who hears the table", () => {
    const [ada, bo] = linesOf(scene, null);
    expect(seatWords(naming(), bo!)).toBe("Bo, bid face down, secret, no trick, 5 points, played the 7 of Suns");
    expect(seatWords(naming(), ada!)).toContain("dealer, bid 2, secret, one trick");
  });

  it("label cards and moves", () => {
    expect(handCardWords(naming(), 16, 20, false)).toBe("5 of Moons, trump");
    expect(handCardWords(naming(), 47, 20, true)).toBe("12 of Crowns, may not be played now");
    expect(moveWords(naming(), legal[0]!)).toBe("Play the 3 of Suns");
    expect(moveWords(naming("de"), { id: 3, kind: "bid", tricks: 3 })).toBe("3 ansagen");
    expect(lastTrickWords(naming(), scene.lastTrick!, [1, 2, 0])).toBe(
      "Last trick, taken by Cy: 7 of Waves, 12 of Waves, 8 of Waves",
    );
  });

  it.each(LANGUAGES)("have every task, rule and house rule in %s", (lang) => {
    const { knows } = CATALOGUES[lang];
    const rules = SECTIONS.flatMap(({ name, rules }) => [name, ...rules]).map((rule) => rule.toLowerCase());
    const house = HOUSE.map(({ option }) => `house-${option}`);
    const named = [...rules, ...house, "example-secret", "example-open"].map((name) => `all-or-nothing-rules-${name}`);
    const ways = ["open", "open-hint", "secret", "secret-hint"].map((way) => `all-or-nothing-ui-say-${way}`);
    const suits = [1, 2, 3, 4, 5, 6].map((suit) => `all-or-nothing-suit-${suit}`);
    expect(named).toHaveLength(26);
    expect([...named, ...ways, ...suits].filter((message) => !knows(message))).toEqual([]);
  });
});
