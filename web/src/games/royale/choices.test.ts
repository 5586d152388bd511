import { describe, expect, it } from "vitest";
import type { Move } from "../../base/messages";
import { doubleOf, mostOf, moveAt, panelOf, splitOf } from "./choices";
import { legal } from "./table.fixture";

const at = (kind: string, casinos: number[], more = {}): Move[] =>
  casinos.map((casino) => ({ id: casino, kind, casino, ...more }));
const splits: Move[] = [
  { id: 146, kind: "split", token1: 0 },
  { id: 152, kind: "split", token1: 0, token2: 60 },
  { id: 159, kind: "split", token1: 20, token2: 20, token3: 60 },
];
const doubles: Move[] = [
  { id: 98, kind: "double", small: 1, big: 0 },
  { id: 105, kind: "double", small: 0, big: 1 },
  { id: 106, kind: "double", small: 1, big: 1 },
];

describe("panelOf", () => {
  it("leaves placing to the dice, but offers to pass", () => {
    expect(panelOf(legal)).toEqual({ decline: legal[3], plain: [], whats: [], splits: [], doubles: [] });
  });

  it("sorts moves to casinos by what goes there", () => {
    const panel = panelOf([
      ...at("group", [1, 2], { dice: 1 }),
      ...at("group", [1], { dice: 3 }),
      { id: 0, kind: "leave" },
    ]);
    expect(panel.whats.map(({ key, moves }) => [key, moves.length])).toEqual([
      ["group-1", 2],
      ["group-3", 1],
    ]);
    expect(panel.decline?.kind).toBe("leave");
  });

  it("lists what goes to no casino", () => {
    const roll = { id: 8, kind: "roll" };
    const panel = panelOf([roll, ...at("power small", [1, 4]), ...at("power big", [1])]);
    expect(panel.plain).toEqual([roll]);
    expect(panel.whats.map(({ key }) => key)).toEqual(["power-small", "power-big"]);
    expect(moveAt(panel.whats[0]!.moves, 3)?.["casino"]).toBe(4);
    expect(moveAt(panel.whats[0]!.moves, 2)).toBeNull();
  });

  it("takes the values of dice for no casinos", () => {
    expect(panelOf([...at("choose", [4]), ...at("put small", [2])]).plain).toHaveLength(2);
  });
});

describe("what is put together", () => {
  it("finds the split of some tokens in any order", () => {
    expect(splitOf(splits, [60, 0])?.id).toBe(152);
    expect(splitOf(splits, [60, 20, 20])?.id).toBe(159);
    expect(splitOf(splits, [])).toBeNull();
    expect(splitOf(splits, [0, 0])).toBeNull();
  });

  it("finds the move of some dice", () => {
    expect(mostOf(doubles)).toEqual({ small: 1, isBig: true });
    expect(mostOf([])).toEqual({ small: 0, isBig: false });
    expect(doubleOf(doubles, 1, true)?.id).toBe(106);
    expect(doubleOf(doubles, 0, false)).toBeNull();
  });
});
