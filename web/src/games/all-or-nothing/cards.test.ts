import { describe, expect, it } from "vitest";
import { cardsIn, faceOf, holds, inHandOrder, isOfSuit, playOf, without } from "./cards";
import { setOf } from "./table.fixture";

describe("cards", () => {
  it("have suit and rank in both decks", () => {
    expect(faceOf(0, 12)).toEqual({ suit: 1, rank: 1 });
    expect(faceOf(47, 12)).toEqual({ suit: 4, rank: 12 });
    expect(faceOf(47, 8)).toEqual({ suit: 6, rank: 8 });
  });

  it("are found in sets of more than 32 bits", () => {
    const set = setOf(0, 31, 32, 47);
    expect(cardsIn(set)).toEqual([0, 31, 32, 47]);
    expect(holds(set, 46)).toBe(false);
    expect(cardsIn(without(set, 47))).toEqual([0, 31, 32]);
    expect(without(set, 46)).toBe(set);
  });

  it("are sorted by suit and rank, trumps last", () => {
    expect(inHandOrder(setOf(2, 1, 16, 47), 12, 20)).toEqual([1, 2, 47, 16]);
    expect(inHandOrder(setOf(2, 1, 16), 12, -1)).toEqual([1, 2, 16]);
  });

  it("know their own suit", () => {
    expect(isOfSuit(0, 11, 12)).toBe(true);
    expect(isOfSuit(0, 11, 8)).toBe(false);
    expect(isOfSuit(-1, 0, 12)).toBe(false);
  });

  it("are played by the moves that the house numbers", () => {
    expect(playOf(2, 12)).toBe(11); // play 1 3
    expect(playOf(47, 12)).toBe(56); // play 4 12
    expect(playOf(47, 8)).toBe(76); // play 6 8
  });
});
