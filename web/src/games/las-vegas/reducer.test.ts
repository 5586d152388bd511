import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../base/messages";
import { sceneOf, type Scene } from "./scene";
import { beatsOf } from "./beats";
import { UNKNOWN } from "./constants";
import { after, bare, leadsTo } from "./reducer";
import { SCRIPT } from "./script";
import { view } from "./table.fixture";

const tell = (scene: Scene, events: GameEvent[], target: Scene) =>
  events.reduce((shown, event) => after(shown, event, target), scene);

const payment: GameEvent[] = [1, 2, 3, 4, 5, 6].flatMap((casino) => [
  { event: "tied", casino: casino - 1, owner: 0, dice: 2 },
  { event: "tied", casino: casino - 1, owner: 1, dice: 2 },
  { event: "paid", casino: casino - 1, owner: 2, note: 60 },
  { event: "left-over", casino: casino - 1, note: 30 },
]);

describe("after", () => {
  it("moves placed dice from the roll to the casino", () => {
    const before = sceneOf(view());
    const scene = after(before, { event: "placed", seat: 1, casino: 2, own: 2, white: 1 }, before);
    expect(scene.dice[2]).toEqual([3, 4, 0, 0, 0, 2]);
    expect(scene.supply[1]).toEqual([2, 1]);
    expect(scene.rolled.flat().every((count) => count === 0)).toBe(true);
    expect(scene.turn).toBe(-1);
    expect(before.dice[2]).toEqual([3, 2, 0, 0, 0, 1]);
  });

  it("takes tied dice back and pays the highest note", () => {
    const before = sceneOf(view());
    const events: GameEvent[] = [
      { event: "tied", casino: 2, owner: 0, dice: 3 },
      { event: "paid", casino: 2, owner: 1, note: 60 },
      { event: "left-over", casino: 2, note: 30 },
    ];
    const scene = tell(before, events, before);
    expect(scene.dice[2]).toEqual([0, 2, 0, 0, 0, 1]);
    expect(scene.notes[2]).toEqual([]);
    expect([scene.money[1], scene.won[1]]).toEqual([140, 2]);
    expect(scene.pile).toBe(before.pile + 1);
  });

  it("counts nobody's money that lies face down, until the game is over", () => {
    const before = sceneOf(view({ money: [UNKNOWN, 80, UNKNOWN] }));
    const paid = after(before, { event: "paid", casino: 2, owner: 0, note: 60 }, before);
    expect([paid.money, paid.won[0]]).toEqual([[null, 80, null], 3]);
    const end = sceneOf(view({ money: [180, 80, 0] }));
    expect(after(paid, { event: "game-ended" }, end).money).toEqual([180, 80, 0]);
  });

  it("covers what other eyes may not see, and tells them the story all the same", () => {
    const shown = sceneOf(view({ money: [UNKNOWN, 80, UNKNOWN] }));
    const target = { ...shown, money: [120, null, null], turn: 0 };
    const events: GameEvent[] = [{ event: "rolled", seat: 0, rolled: shown.rolled }];
    const opening = SCRIPT.begin(shown, events, target);
    expect([opening.events, opening.scene.money]).toEqual([events, [null, null, null]]);
  });

  it("puts what White wins under the pile", () => {
    const before = sceneOf(view());
    const scene = after(before, { event: "paid", casino: 2, owner: 5, note: 60 }, before);
    expect(scene.money).toEqual(before.money);
    expect(scene.pile).toBe(before.pile + 1);
  });

  it("tells a whole opening until the table is as the view says", () => {
    const target = sceneOf(view({ dice: Array.from({ length: 6 }, (_, c) => [0, 0, 0, 0, 0, c === 1 ? 2 : 0]) }));
    const events: GameEvent[] = [
      { event: "round-began", round: 2, first: 0 },
      ...target.notes.map((notes, casino) => ({ event: "funded", casino, notes: [...notes, 0, 0] })),
      { event: "white-placed", casino: 1, white: 2 },
      { event: "rolled", seat: 1, rolled: target.rolled },
    ];
    expect(tell(bare(target), events, target)).toEqual(target);
  });

  it("leaves the table alone for what it does not know", () => {
    const scene = sceneOf(view());
    expect(after(scene, { event: "earthquake" }, scene)).toEqual(scene);
  });
});

describe("the last move of everybody", () => {
  const events = [
    { event: "placed", seat: 0, casino: 2, own: 2, white: 0 },
    { event: "placed", seat: 1, casino: 4, own: 1, white: 0 },
    { event: "placed", seat: 0, casino: 5, own: 1, white: 0 },
  ];

  it("is marked until their next, also for those who come later", () => {
    const scene = sceneOf(view());
    const told = events.reduce((shown, event) => after(shown, event, scene), scene);
    expect(told.last).toEqual([5, 4, -1]);
    expect(sceneOf(view(), events).last).toEqual(told.last);
  });

  it("is of no interest in the next round", () => {
    expect(sceneOf(view(), [...events, { event: "round-began", round: 3, first: 1 }]).last).toEqual([-1, -1, -1]);
  });
});

describe("leadsTo", () => {
  it("knows a story that begins elsewhere", () => {
    const before = sceneOf(view());
    const events: GameEvent[] = [{ event: "placed", seat: 1, casino: 2, own: 2, white: 1 }];
    expect(leadsTo(before, events, tell(before, events, before))).toBe(true);
    expect(leadsTo(before, events, before)).toBe(false);
    expect(leadsTo({ ...before, players: 2 }, events, before)).toBe(false);
  });
});

describe("beatsOf", () => {
  it("shows a casino's ties together, then its notes together", () => {
    const kinds = beatsOf(payment.slice(0, 4)).map((beat) => [beat.kind, beat.events.length]);
    expect(kinds).toEqual([
      ["tied", 2],
      ["paid", 2],
    ]);
  });

  it("never takes more than three seconds for a payment, nor less than 150 ms for a beat", () => {
    const beats = beatsOf(payment);
    expect(beats).toHaveLength(12);
    expect(beats.reduce((ms, beat) => ms + beat.ms, 0)).toBeLessThanOrEqual(3000);
    expect(beats.every((beat) => beat.ms >= 150 && beat.ms <= 350)).toBe(true);
  });

  it("funds all casinos at once", () => {
    const events = [0, 1, 2].map((casino) => ({ event: "funded", casino, notes: [50] }));
    expect(beatsOf(events)).toHaveLength(1);
  });
});
