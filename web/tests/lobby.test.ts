import { describe, expect, it } from "vitest";
import type { GameInfo, GameOption } from "../src/base/api";
import {
  firstPlan,
  hasOpenSeats,
  named,
  nameOf,
  nearestOf,
  numbersOf,
  orderOf,
  withCoach,
  withPlayers,
  withRating,
} from "../src/pages/lobby/plan";
import { FEW, firstWish, hasMore } from "../src/pages/lobby/search";

const option = (name: string, more: Partial<GameOption>): GameOption => {
  const usual = { default: 0, is_optional: false, low: 0, high: 0, step: 1, choices: [], rule: null };
  return { name, kind: "number", ...usual, ...more };
};
const info: GameInfo = {
  name: "las-vegas",
  players: { fewest: 2, most: 5 },
  bots: ["novice", "regular", "shark"],
  has_first_game: true,
  options: [
    option("rounds", { default: 4, low: 1, high: 8 }),
    option("minimum", { default: 50, low: 10, high: 90, step: 10 }),
    option("first", { default: null, kind: "seat" }),
  ],
};

describe("the plan of a table", () => {
  it("is at first me against three bots, the game as printed", () => {
    const plan = firstPlan(info);
    expect(plan.seats).toEqual(["me", "regular", "regular", "regular"]);
    expect(plan.options).toEqual({ rounds: 4, minimum: 50, first: null });
    expect(orderOf(plan)).toMatchObject({
      game: "las-vegas",
      players: 4,
      is_open: false,
      bot_after: 60,
      clock: 0,
      takeback: false,
      coach: false,
      rated: false,
    });
  });

  it("has a coach or is rated, whatever was chosen last", () => {
    const rated = withRating(withCoach(firstPlan(info), true), true);
    expect(rated).toMatchObject({ rated: true, coach: false });
    expect(withCoach(rated, true)).toMatchObject({ rated: false, coach: true });
    expect(withCoach(rated, false)).toMatchObject({ rated: true, coach: false });
  });

  it("keeps to what the game allows", () => {
    expect(firstPlan({ ...info, players: { fewest: 2, most: 3 } }).seats).toHaveLength(3);
    expect(firstPlan({ ...info, players: { fewest: 5, most: 6 } }).seats).toHaveLength(5);
  });

  it("grows by bots and shrinks from the end", () => {
    const plan = { ...firstPlan(info), seats: ["me", "open"] };
    expect(withPlayers(plan, 3, info).seats).toEqual(["me", "open", "regular"]);
    expect(withPlayers(plan, 1, info).seats).toEqual(["me"]);
  });

  it("forgets a chosen seat that is no longer there", () => {
    const plan = { ...firstPlan(info), options: { first: 3 } };
    expect(withPlayers(plan, 3, info).options["first"]).toBeNull();
    expect(withPlayers(plan, 4, info).options["first"]).toBe(3);
  });

  it("names the others on this device, but not the first, who has a nickname", () => {
    const seats = [named("Ada"), "open", named(" Benno "), named("  "), "me", "regular"];
    expect(orderOf({ ...firstPlan(info), seats }).seats).toEqual(["me", "open", "me:Benno", "me", "me", "regular"]);
    expect([nameOf(named("Zoë: the 1st")), nameOf("me"), nameOf("regular")]).toEqual(["Zoë: the 1st", "", ""]);
  });

  it("knows whether somebody is still to come", () => {
    expect(hasOpenSeats(firstPlan(info))).toBe(false);
    expect(hasOpenSeats({ ...firstPlan(info), seats: ["me", "open"] })).toBe(true);
  });

  it("offers the numbers that the house describes, the default among them", () => {
    expect(numbersOf(info.options[0]!)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numbersOf(info.options[1]!)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(numbersOf(option("deals", { default: 7, low: 1, high: 28 }))).toContain(7);
  });

  it("has too many numbers written, and takes the nearest that may be", () => {
    const target = option("target", { default: null, is_optional: true, low: 10, high: 300 });
    expect(numbersOf(target)).toBeNull();
    const written = ["50", "9", "", "1000", "12.4", "x"];
    expect(written.map((text) => nearestOf(target, text))).toEqual([50, 10, null, 300, 12, null]);
    const tens = option("stake", { default: 50, low: 10, high: 995, step: 10 });
    expect(["54", "56", "995", ""].map((text) => nearestOf(tens, text))).toEqual([50, 60, 990, 50]);
  });
});

describe("the list of public tables", () => {
  it("has more where the house has sent as many as were asked for", () => {
    expect(hasMore(firstWish, FEW - 1)).toBe(false);
    expect(hasMore(firstWish, FEW)).toBe(true);
  });

  it("ends where the house would send no more", () => {
    expect(hasMore({ search: "", most: 100 }, 100)).toBe(false);
  });
});
