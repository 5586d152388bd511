import { describe, expect, it } from "vitest";
import { nextHint, SKIPPED } from "../src/stage/hints";

describe("the hints of a first game", () => {
  it("are read one after the other, in the order of the house", () => {
    expect(nextHint(["choose", "tie"], [])).toBe("choose");
    expect(nextHint(["choose", "tie"], ["choose"])).toBe("tie");
    expect(nextHint(["choose", "tie"], ["tie", "choose"])).toBeNull();
  });

  it("come only when they are due", () => {
    expect(nextHint([], [])).toBeNull();
  });

  it("can be skipped, all at once", () => {
    expect(nextHint(["choose", "tie"], ["choose", SKIPPED])).toBeNull();
  });
});
