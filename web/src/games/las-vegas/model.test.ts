import { describe, expect, it } from "vitest";
import { UNKNOWN } from "./constants";
import { groupsOf, previewOf, stacksOf, stacksWith, tallyOf, type Seen } from "./model";
import { sceneOf } from "./scene";
import { legal, players, view } from "./table.fixture";

const scene = sceneOf(view());
const seen: Seen = { players, focus: 1, standing: null, preview: null };

describe("sceneOf", () => {
  it("takes only the notes that are there, and counts the whole pile", () => {
    expect(scene.notes).toEqual([[80], [70], [60, 30], [60], [40, 20], []]);
    expect(scene.pile).toBe(42);
  });

  it("bears a view without fields", () => {
    expect(sceneOf({})).toMatchObject({ players: 0, pile: 0, notes: [], hasWhite: false });
  });
});

describe("groupsOf", () => {
  it("groups own and white dice by value, each with its move", () => {
    const groups = groupsOf(scene, legal);
    expect(groups.map(({ value, own, white }) => [value, own, white])).toEqual([
      [1, 1, 0],
      [2, 0, 1],
      [3, 2, 1],
      [6, 1, 0],
    ]);
    expect(groups.map(({ move }) => move?.id)).toEqual([0, 1, 2, 5]);
  });

  it("offers nothing where nothing is legal", () => {
    expect(groupsOf(scene, []).every((group) => group.move === null)).toBe(true);
  });
});

describe("stacks", () => {
  it("has one stack for each owner with dice", () => {
    expect(stacksOf(scene, 2)).toEqual([
      { owner: 0, count: 3 },
      { owner: 1, count: 2 },
      { owner: 5, count: 1 },
    ]);
  });

  it("adds the dice of a move to those of their owners", () => {
    const group = groupsOf(scene, legal)[2]!;
    expect(stacksWith(scene, 2, group).map(({ owner, added }) => [owner, added])).toEqual([
      [0, 0],
      [1, 2],
      [5, 1],
    ]);
    expect(stacksWith(scene, 5, { ...group, own: 1, white: 0 })).toContainEqual({ owner: 1, count: 0, added: 1 });
  });
});

describe("tallyOf", () => {
  it("shows money that the house shows, and the rest face down", () => {
    expect(tallyOf(scene, seen).map((line) => line.money)).toEqual([120, 80, 0, null]);
    const covered = sceneOf(view({ money: [UNKNOWN, 80, UNKNOWN] }));
    expect(tallyOf(covered, seen).map((line) => line.money)).toEqual([null, 80, null, null]);
  });

  it("tells places at the end", () => {
    const standing = [{ seat: 0, place: 1, result: 120, reckoning: {} }];
    expect(tallyOf(scene, { ...seen, standing })[0]!.place).toBe(1);
  });

  it("tells turn, first player, notes and dice left", () => {
    const lines = tallyOf(scene, seen);
    expect(lines.map((line) => line.isTurn)).toEqual([false, true, false, false]);
    expect(lines.map((line) => line.isFirst)).toEqual([true, false, false, false]);
    expect(lines.map((line) => line.dice)).toEqual([2, 6, 5, null]);
    expect(lines.map((line) => line.won)).toEqual([2, 1, 0, 0]);
  });

  it("shows what a move would bring, to White too", () => {
    const preview = previewOf(legal[2]!);
    expect(tallyOf(scene, { ...seen, preview }).map((line) => line.gain)).toEqual([150, 30, 70, 60]);
  });

  it("leaves White out where no white dice are in play", () => {
    expect(tallyOf(sceneOf(view({ neutral_dice: 0 })), seen)).toHaveLength(3);
  });
});

describe("previewOf", () => {
  it("is nothing without a preview", () => {
    expect(previewOf(null)).toBeNull();
    expect(previewOf({ id: 0, kind: "place", value: 1 })).toBeNull();
  });

  it("may leave White out", () => {
    const preview = previewOf({ id: 0, kind: "place", value: 1, preview: { gains: [10, 20, 30] } });
    expect(preview).toEqual({ gains: [10, 20, 30], white: null });
    expect(tallyOf(scene, { ...seen, preview }).map((line) => line.gain)).toEqual([10, 20, 30, null]);
  });
});
