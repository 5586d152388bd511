import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../base/messages";
import { noDice, sceneOf } from "./scene";
import { beatsOf, isOpening } from "./beats";
import { after, bare, leadsTo } from "./reducer";
import { view } from "./table.fixture";

const before = sceneOf(view());
const tell = (events: GameEvent[]) => events.reduce(after, before);
const roll = { event: "rolled", seat: 2, rolled: [2, 2, 0, 0, 0, 0], kept: noDice() };

describe("after", () => {
  it("sets dice aside and rolls the rest", () => {
    const events = [
      { event: "set-aside", seat: 1, dice: [0, 0, 2, 0, 0, 0], kept: [0, 0, 3, 0, 0, 0] },
      { event: "rolled", seat: 1, rolled: [0, 0, 0, 0, 0, 1], kept: [0, 0, 3, 0, 0, 0] },
    ];
    expect(after(before, events[0]!).rolled).toEqual([1, 0, 0, 0, 0, 0]);
    const end = sceneOf(view({ kept: [0, 0, 3, 0, 0, 0], rolled: [0, 0, 0, 0, 0, 1] }));
    expect(leadsTo(before, events, end)).toBe(true);
    expect(leadsTo(end, events, end), "these dice lie aside already").toBe(false);
    expect(leadsTo({ ...before, rolled: end.rolled }, events, end), "these dice were not rolled").toBe(false);
  });

  it("takes a prize from the centre", () => {
    const claim = { event: "claimed", seat: 1, prize: 8 };
    const scene = tell([claim, { event: "counted", seat: 0, turns: 1 }, roll]);
    expect(scene).toEqual(
      sceneOf(
        view({
          turn: 2,
          owner: [-1, 0, -1, 2, 0, 1, -1, 0, 1],
          countdown: [1, 0, 0],
          kept: noDice(),
          rolled: roll.rolled,
        }),
        [claim],
      ),
    );
  });

  it("takes a prize from its owner, whose count ends while the thief's begins", () => {
    const scene = tell([
      { event: "stolen", seat: 1, prize: 4, owner: 0 },
      { event: "cancelled", seat: 0 },
      { event: "count-began", seat: 1, turns: 2 },
    ]);
    expect([scene.owner[4], scene.countdown]).toEqual([1, [0, 2, 0]]);
  });

  it("clears the dice of a turn that brought nothing", () => {
    const scene = after(before, { event: "missed", seat: 1 });
    expect([scene.kept, scene.rolled]).toEqual([noDice(), noDice()]);
  });

  it("ends with a winner and without dice", () => {
    const events = [
      { event: "missed", seat: 1 },
      { event: "won", seat: 0 },
    ];
    const scene = tell(events);
    const end = { turn: -1, winner: 0, countdown: [0, 0, 0], kept: noDice(), rolled: noDice() };
    expect(scene).toEqual(sceneOf(view(end), events));
  });

  it("leaves the table alone for what it does not know", () => {
    expect(after(before, { event: "earthquake" })).toEqual(before);
  });
});

describe("the opening", () => {
  const events: GameEvent[] = [
    { event: "opening-rolled", seat: 0, rolled: [0, 0, 0, 2, 2, 0], total: 14 },
    { event: "opening-rolled", seat: 1, rolled: [4, 0, 0, 0, 0, 0], total: 0 },
    { event: "began", seat: 0 },
    { event: "rolled", seat: 0, rolled: [1, 1, 1, 1, 0, 0], kept: noDice() },
  ];
  const end = { turn: 0, owner: Array(9).fill(-1), countdown: [0, 0, 0], kept: noDice(), rolled: [1, 1, 1, 1, 0, 0] };

  it("leads from the bare table to the first roll", () => {
    expect(isOpening(events)).toBe(true);
    expect(leadsTo(bare(sceneOf(view(end))), events, sceneOf(view(end)))).toBe(true);
  });

  it("is no other story", () => {
    expect(isOpening([roll])).toBe(false);
    expect(isOpening([])).toBe(false);
    expect(leadsTo(before, events, sceneOf(view()))).toBe(false);
    expect(leadsTo({ ...before, players: 2 }, [], before)).toBe(false);
  });
});

describe("beatsOf", () => {
  it("shows what moves for 150 to 350 ms, and takes no time for the rest", () => {
    const kinds = ["opening-rolled", "began", "rolled", "set-aside", "claimed", "stolen", "missed", "counted", "won"];
    const beats = beatsOf(kinds.map((event) => ({ event })));
    expect(beats.map((beat) => beat.kind)).toEqual(kinds);
    expect(beats.every(({ ms }) => ms === 0 || (ms >= 150 && ms <= 350))).toBe(true);
    expect(beats.filter(({ ms }) => ms === 0).map((beat) => beat.kind)).toEqual(["began", "counted", "won"]);
  });
});
