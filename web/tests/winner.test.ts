import { describe, expect, it } from "vitest";
import type { Placing } from "../src/base/messages";
import type { Player } from "../src/stage/game-module";
import { isOwnVictory, turnedWords, victoryWords } from "../src/stage/winner";

const player = (seat: number, isYou: boolean): Player => {
  return { seat, name: `P${seat}`, isYou, kind: "person", bot: null };
};
const ALONE = [player(0, true), player(1, false)];
const SHARED = [player(0, true), player(1, true)];
const places = (...given: number[]): Placing[] =>
  given.map((place, seat) => ({ seat, place, result: 0, reckoning: {} }));
const say = (message: string, facts?: object) => `${message} ${Object.values(facts ?? {}).join("/")}`.trim();

describe("the winner", () => {
  it("is told so, alone at a device and alone in front", () => {
    expect(victoryWords(ALONE, places(1, 2), say)).toBe("ui-you-win");
    expect(isOwnVictory(ALONE, places(2, 1))).toBe(false);
  });

  it("has a name where several people look, and all have where several win", () => {
    expect(victoryWords(SHARED, places(1, 2), say)).toBe("ui-winner P0/1");
    expect(victoryWords(ALONE, places(2, 1), say)).toBe("ui-winner P1/1");
    expect(victoryWords(ALONE, places(1, 1), say)).toBe("ui-winner P0 & P1/2");
  });

  it("learns what turned the game, in the words of the log", () => {
    const game = { tell: ({ event }: { event: string }) => (event === "quiet" ? null : `${event}.`) };
    const context = { lang: "en", say, players: ALONE, options: {} };
    const turned = { move: 4, seat: 0, events: [{ event: "placed" }, { event: "quiet" }, { event: "paid" }] };
    expect(turnedWords(turned, game, context)).toBe("placed. paid.");
    expect(turnedWords(null, game, context)).toBe("");
  });
});
