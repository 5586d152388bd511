import { afterEach, describe, expect, it, vi } from "vitest";
import { choose, isForTable } from "../src/stage/gestures";
import { settings } from "../src/ui/settings.svelte";

const wish = (name: "confirm" | "keys", on: boolean) => {
  vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => null } });
  settings.turn(name, on);
  vi.unstubAllGlobals();
};

describe("choose", () => {
  it("plays at once by mouse and by key", () => {
    expect(choose(1, null, "mouse").play).toBe(1);
    expect(choose(1, null, "").play).toBe(1);
  });

  it.each(["touch", "pen"])("arms at the first tap and plays at the second: %s", (pointer) => {
    expect(choose(1, null, pointer)).toEqual({ play: null, armed: 1 });
    expect(choose(1, 1, pointer)).toEqual({ play: 1, armed: null });
  });

  it.each(["mouse", ""])("arms first by mouse and by key too, if the person confirms every move: %s", (pointer) => {
    wish("confirm", true);
    expect(choose(1, null, pointer)).toEqual({ play: null, armed: 1 });
    expect(choose(1, 1, pointer)).toEqual({ play: 1, armed: null });
    wish("confirm", false);
  });

  it("arms another value when that is tapped", () => {
    expect(choose(2, 1, "touch")).toEqual({ play: null, armed: 2 });
  });
});

describe("a key is for the table", () => {
  class Place {
    isContentEditable = false;
    constructor(readonly name: string) {}
    matches(selector: string): boolean {
      return selector.split(", ").includes(this.name);
    }
  }
  const key = (more = {}) => ({ key: "1", target: new Place("button"), ...more }) as unknown as KeyboardEvent;

  function open(dialog: object | null) {
    vi.stubGlobal("HTMLElement", Place);
    vi.stubGlobal("document", { querySelector: () => dialog });
  }
  afterEach(() => vi.unstubAllGlobals());

  it("where nobody writes", () => {
    open(null);
    expect(isForTable(key())).toBe(true);
    expect(["input", "textarea", "select"].map((name) => isForTable(key({ target: new Place(name) })))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("but not a single letter or digit, if these are turned off", () => {
    wish("keys", false);
    open(null);
    expect([key(), key({ key: "a" }), key({ key: "ArrowLeft" })].map(isForTable)).toEqual([false, false, true]);
    vi.unstubAllGlobals();
    wish("keys", true);
  });

  it("but not with a modifier, held down, or while a dialog is open", () => {
    open(null);
    expect(["ctrlKey", "metaKey", "altKey", "repeat"].some((held) => isForTable(key({ [held]: true })))).toBe(false);
    open({});
    expect(isForTable(key())).toBe(false);
  });
});
