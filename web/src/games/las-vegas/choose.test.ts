import { describe, expect, it } from "vitest";
import { choose, moveOfKey } from "./choose";
import { legal } from "./table.fixture";

const key = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("moveOfKey", () => {
  it("finds the move of a key from 1 to 6", () => {
    expect(["1", "2", "3", "6"].map((name) => moveOfKey(key(name), legal)?.id)).toEqual([0, 1, 2, 5]);
  });

  it("knows only what is legal", () => {
    expect(["4", "5", "7", "0", "a", "Enter", "12"].map((name) => moveOfKey(key(name), legal))).toEqual(Array(7).fill(null));
    expect(moveOfKey(key("1"), [])).toBeNull();
  });

  it("leaves shortcuts of the browser alone", () => {
    expect(moveOfKey(key("1", { ctrlKey: true }), legal)).toBeNull();
    expect(moveOfKey(key("1", { metaKey: true }), legal)).toBeNull();
    expect(moveOfKey(key("1", { altKey: true }), legal)).toBeNull();
  });
});

describe("choose", () => {
  const [one, two] = [legal[0]!, legal[1]!];

  it("places at once by mouse and by key", () => {
    expect(choose(one, null, "mouse").play).toBe(one);
    expect(choose(one, null, "").play).toBe(one);
  });

  it("arms at the first tap and places at the second", () => {
    expect(choose(one, null, "touch")).toEqual({ play: null, armed: 1 });
    expect(choose(one, 1, "touch")).toEqual({ play: one, armed: null });
  });

  it("arms another value when that is tapped", () => {
    expect(choose(two, 1, "touch")).toEqual({ play: null, armed: 2 });
  });
});
