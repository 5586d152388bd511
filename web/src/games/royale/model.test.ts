import { describe, expect, it } from "vitest";
import * as ui from "../../ui/seats";
import { DOUBLE_DOWN, GREY, KNOCKOUT, MY_CHOICE, NEUTRAL, NICE_DICE, NO_ENTRY } from "./constants";
import { stateOf } from "./boards";
import { groupsOf, hasPaid, previewOf, stacksOf, tallyOf, type Seen } from "./model";
import { sceneOf } from "./scene";
import { legal, players, view } from "./table.fixture";

const scene = sceneOf(view());
const seen: Seen = { players, focus: 1, standing: null, preview: null };

it("numbers the owners of white and grey dice as the house draws them", () => {
  expect([NEUTRAL, GREY]).toEqual([ui.NEUTRAL, ui.GREY]);
});

describe("groupsOf", () => {
  it("groups small dice and the Biggy by value, each with its move", () => {
    const groups = groupsOf(scene, legal);
    expect(groups.map(({ value, small, isBig }) => [value, small, isBig])).toEqual([
      [1, 1, false],
      [3, 2, true],
      [6, 1, false],
    ]);
    expect(groups.map(({ move }) => move?.id)).toEqual([1, 3, 6]);
  });

  it("keeps the place of dice that have been placed", () => {
    const groups = groupsOf(sceneOf(view({ placed: 2 })), []);
    expect(groups.map(({ value, isPlaced }) => [value, isPlaced])).toEqual([
      [1, false],
      [3, true],
      [6, false],
    ]);
  });

  it("offers nothing where nothing is legal", () => {
    expect(groupsOf(scene, []).every(({ move }) => move === null)).toBe(true);
  });
});

describe("stacksOf", () => {
  it("tells small dice, Biggy and weight, of grey dice too", () => {
    expect(stacksOf(scene, 2).map(({ owner, weight, small, isBig }) => [owner, weight, small, isBig])).toEqual([
      [0, 5, 3, true],
      [6, 2, 2, false],
    ]);
  });

  it("adds the dice of a move to those of the seat in turn", () => {
    const group = groupsOf(scene, legal)[1]!;
    expect(stacksOf(scene, 2, group)).toContainEqual({
      owner: 1,
      weight: 4,
      small: 0,
      isBig: false,
      addedSmall: 2,
      isBigAdded: true,
    });
  });
});

describe("tallyOf", () => {
  it("tells turn, who is asked, first player, money, chips and dice left", () => {
    const lines = tallyOf(sceneOf(view({ decider: 2 })), seen);
    expect(lines.map((line) => line.isTurn)).toEqual([false, true, false]);
    expect(lines.map((line) => line.isAsked)).toEqual([false, false, true]);
    expect(lines.map((line) => [line.money, line.chips])).toEqual([
      [120, 2],
      [80, 4],
      [0, 0],
    ]);
    expect(lines.map((line) => line.dice)).toEqual([
      { small: 2, isBig: false },
      { small: 4, isBig: true },
      { small: 3, isBig: true },
    ]);
  });

  it("shows what a move would bring", () => {
    const preview = previewOf(legal[1]!);
    expect(tallyOf(scene, { ...seen, preview }).map((line) => line.gain)).toEqual([150, 30, 70]);
    expect(previewOf({ id: 8, kind: "roll" })).toBeNull();
  });
});

describe("stateOf", () => {
  it("tells whose dice lie on a board, the Biggy among them", () => {
    const out = sceneOf(view({ knocked: [1, 0, 0], biggy: [7, 6, 6, -1, -1, -1] }));
    expect(stateOf(out, KNOCKOUT).dice).toEqual([
      { owner: 0, isBig: true, value: 1 },
      { owner: 0, isBig: false, value: 1 },
    ]);
    const doubled = sceneOf(view({ doubled: [0, 3, 0], biggy: [2, 8, 6, -1, -1, -1] }));
    expect(stateOf(doubled, DOUBLE_DOWN).dice.map(({ isBig }) => isBig)).toEqual([true, false]);
    const nice = sceneOf(view({ nice: [-1, -1, -1, 2, -1, -1], biggy: [2, 6, 13, -1, -1, -1] }));
    expect(stateOf(nice, NICE_DICE).dice).toEqual([{ owner: 2, isBig: true, value: 4 }]);
  });

  it("tells who holds what, which casino is closed and what is marked", () => {
    expect(stateOf(sceneOf(view({ gold: 2 })), MY_CHOICE).holder).toBe(2);
    expect(stateOf(sceneOf(view({ closed: 4, loop: 2 })), NO_ENTRY)).toMatchObject({ casino: 4, amount: 30 });
    expect(stateOf(scene, NO_ENTRY).casino).toBeNull();
  });
});

it("knows which casinos have paid", () => {
  const paying = sceneOf(view({ paying: 3 }));
  expect([0, 1, 2].map((casino) => hasPaid(paying, casino))).toEqual([true, true, false]);
  expect(hasPaid(scene, 0)).toBe(false);
});
