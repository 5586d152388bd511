import { describe, expect, it } from "vitest";
import type { Move } from "../../base/messages";
import { actOf, chancesOf, chosenDice, claimsOf, countingOf, facesOf, keepOf, shelvesOf } from "./model";
import { diceOf, sceneOf } from "./scene";
import { legal, players, view } from "./table.fixture";

const scene = sceneOf(view());
const seen = { players, focus: 1, standing: null };

describe("dice", () => {
  it("lie in ascending order", () => expect(diceOf([1, 0, 2, 0, 0, 1])).toEqual([0, 2, 2, 5]));

  it("are chosen by their place, and equal ones are interchangeable", () => {
    expect(chosenDice(scene, [2, 0])).toEqual([0, 2]);
    expect(chosenDice(scene, [1, 0])).toEqual([0, 2]);
    expect(chosenDice(scene, [7])).toEqual([]);
  });

  it("have a move if the house offers one", () => {
    expect(keepOf(legal, [2, 0])?.id).toBe(17);
    expect(keepOf(legal, [5])).toBeNull();
    expect(keepOf(legal, [])).toBeNull();
    expect(facesOf(legal[0]!)).toEqual([]);
  });
});

describe("the thing to do", () => {
  it("is nothing until something is chosen", () => expect(actOf(scene, legal, [], null)).toBeNull());

  it("is to set aside and roll the rest", () => {
    expect(actOf(scene, legal, [1], null)).toMatchObject({ kind: "keep", dice: [2], rest: 2, move: { id: 11 } });
    expect(actOf(scene, legal, [0, 2], null)).toMatchObject({ kind: "keep", dice: [0, 2], rest: 1 });
  });

  it("is to end the turn with all dice chosen", () => {
    expect(actOf(scene, legal, [0, 1, 2], null)).toMatchObject({ kind: "end", rest: 0, move: { id: 38 } });
  });

  it("is to end the turn when one die is left", () => {
    const last = sceneOf(view({ kept: [0, 0, 3, 0, 0, 0], rolled: [0, 0, 0, 0, 1, 0] }));
    const keep: Move = { id: 13, kind: "keep", die1: 4 };
    expect(actOf(last, [keep], [], null)).toMatchObject({ kind: "end", dice: [4], move: keep });
    expect(actOf(last, [legal[0]!, keep], [], 3)).toMatchObject({ kind: "claim", move: { id: 3 } });
  });

  it("is to claim the prize that was tapped, if it may be claimed", () => {
    expect(claimsOf(legal)).toEqual([3]);
    expect(actOf(scene, legal, [], 3)).toMatchObject({ kind: "claim", move: { prize: 3 } });
    expect(actOf(scene, legal, [], 4)).toBeNull();
  });

  it("is nothing for who has no move", () => expect(actOf(scene, [], [0], 3)).toBeNull());
});

describe("chances", () => {
  it("are the best of all moves, and what fits is certain", () => {
    expect(chancesOf(legal, [])).toEqual([0.17, 0.3, 0, 1, 0, 0, 0.25, 0, 0.1]);
  });

  it("are those after the dice that are chosen", () => {
    expect(chancesOf(legal, [2])).toEqual(legal[2]!["chances"]);
    expect(chancesOf(legal, [0, 2, 2])).toEqual(Array(9).fill(0));
  });

  it("are not invented", () => {
    expect(chancesOf([], [])).toBeNull();
    expect(chancesOf([{ id: 9, kind: "keep", die1: 0 }], [])).toBeNull();
  });
});

describe("shelves", () => {
  it("hold each player's prizes", () => {
    expect(shelvesOf(scene, seen).map((shelf) => shelf.prizes)).toEqual([[1, 4, 7], [5], [3]]);
    expect(shelvesOf(scene, seen).map((shelf) => [shelf.isYou, shelf.isTurn])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it("say who counts, soonest first", () => {
    const both = sceneOf(view({ countdown: [2, 0, 1] }));
    expect(countingOf(shelvesOf(both, seen)).map(({ seat, countdown }) => [seat, countdown])).toEqual([
      [2, 1],
      [0, 2],
    ]);
    expect(countingOf(shelvesOf(sceneOf(view({ countdown: [0, 0, 0] })), seen))).toEqual([]);
  });

  it("mark the winner at the end", () => {
    const standing = [
      { seat: 0, place: 1, result: 3, reckoning: {} },
      { seat: 1, place: 2, result: 1, reckoning: {} },
    ];
    expect(shelvesOf(scene, { ...seen, standing }).map((shelf) => shelf.isWinner)).toEqual([true, false, false]);
  });
});
