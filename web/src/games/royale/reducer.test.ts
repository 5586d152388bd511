import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../base/messages";
import { UNKNOWN } from "./constants";
import { after } from "./reducer";
import { sceneOf, type Scene } from "./scene";
import { beatsOf } from "./beats";
import { bare, leadsTo } from "./reducer";
import { view } from "./table.fixture";

const told = (scene: Scene, ...events: GameEvent[]) =>
  events.reduce((shown, event) => after(shown, event, shown), scene);
const scene = sceneOf(view());

describe("a turn", () => {
  it("moves placed dice and the Biggy to the casino; the rest stays in the arena", () => {
    const end = told(scene, { event: "placed", seat: 1, casino: 2, small: 2, big: 1 });
    expect(end.weights[2]).toEqual([5, 4, 0, 0, 0, 0, 2]);
    expect([end.supply[1], end.biggy[1], end.placed]).toEqual([2, 2, 2]);
    expect(end.rolled).toEqual(scene.rolled);
  });

  it("costs a chip to pass", () => {
    expect(told(scene, { event: "passed", seat: 1, chips: 1 }).chips).toEqual([2, 3, 0]);
  });

  it("shows one die that Power Play sets", () => {
    const end = told(scene, { event: "power-used", seat: 2, casino: 3, small: 0, big: 1 });
    expect([end.rolled.every((count) => count === 0), end.rolledBiggy, end.placed]).toEqual([true, 3, 3]);
    expect(end.weights[3]![2]).toBe(2);
  });
});

describe("money that lies face down", () => {
  const covered = sceneOf(view({ money: [UNKNOWN, 80, UNKNOWN] }));

  it.each([
    { event: "rewarded", seat: 0, board: 2, amount: 50 },
    { event: "fined", seat: 0, amount: 50, chips: 0 },
    { event: "paid", casino: 2, owner: 0, note: 70 },
  ] as GameEvent[])("stays so: %j", (event) => expect(told(covered, event).money).toEqual([null, 80, null]));

  it("is shown when the game is over", () => {
    expect(after(covered, { event: "game-ended" }, scene).money).toEqual([120, 80, 0]);
  });
});

describe("boards", () => {
  it.each([
    [{ event: "rewarded", seat: 0, board: 7, amount: 20 }, { chips: [4, 4, 0] }],
    [
      { event: "rewarded", seat: 0, board: 2, amount: 50 },
      { money: [170, 80, 0], won: [3, 1, 0], jackpot: 0 },
    ],
    [{ event: "jackpot-grew", amount: 60 }, { jackpot: 3 }],
    [{ event: "five-taken", seat: 2 }, { five: 2 }],
    [{ event: "power-taken", seat: 2 }, { power: 2 }],
    [{ event: "closed", seat: 1, casino: 4 }, { closed: 4 }],
    [
      { event: "knocked", seat: 2, small: 1, big: 0 },
      { supply: [2, 4, 2], knocked: [0, 0, 1] },
    ],
    [
      { event: "knocked", seat: 2, small: 0, big: 1 },
      { supply: [2, 4, 3], biggy: [2, 6, 7, -1, -1, -1] },
    ],
    [{ event: "blocked", seat: 1, casino: 0, dice: 3 }, { groups: [2, 2, 0] }],
    [{ event: "fetched", seat: 0, casino: 2, small: 0, big: 1 }, { biggy: [6, 6, 6, -1, -1, -1] }],
    [
      { event: "gold-put", seat: 1, small: 1, big: 0 },
      { gold: 1, supply: [2, 3, 3] },
    ],
    [{ event: "gold-returned", owner: 0, small: 1, big: 0 }, { supply: [3, 4, 3] }],
    [{ event: "fined", seat: 0, amount: 50, chips: 0 }, { money: [70, 80, 0] }],
    [{ event: "split-laid", seat: 0, winner: 1, size: 2 }, { splitSize: 2 }],
  ] as [GameEvent, Partial<Scene>][])("%j", (event, change) => expect(told(scene, event)).toMatchObject(change));

  it("takes a die for Nice Dice from where it lies, and pushes the one before", () => {
    const placed = told(scene, { event: "placed", seat: 1, casino: 5, small: 1, big: 0 });
    const put = told(placed, { event: "put-down", seat: 1, value: 5, small: 1, big: 0 });
    expect([put.weights[5]![1], put.supply[1], put.nice[5]]).toEqual([0, 3, 1]);
    const other = told(placed, { event: "put-down", seat: 1, value: 2, small: 0, big: 1 });
    expect([other.biggy[1], other.nice[2]]).toEqual([12, 1]);
    expect(told(other, { event: "pushed", owner: 1, casino: 2, small: 0, big: 1 }).weights[2]![1]).toBe(2);
  });

  it("starts higher and lower anew when the board is activated, not when it goes on", () => {
    const roll: GameEvent = { event: "black-rolled", seat: 1, board: 4, black: [3, 4] };
    expect(told(sceneOf(view({ fifty: 3 })), roll).fifty).toBe(0);
    expect(
      told(sceneOf(view({ fifty: 2, decision: 27 })), roll, { event: "call-held", seat: 1, total: 7, amount: 40 })
        .fifty,
    ).toBe(3);
  });

  it("opens a fist and a group for all to see, until the next roll", () => {
    const open = told(sceneOf(view({ held: -1 })), { event: "guessed", seat: 2, tokens: 1, held: 3 });
    expect([open.held, open.reveal]).toEqual([0, { kind: "fist", seat: 2, tokens: 3, guess: 1 }]);
    expect(told(open, { event: "rolled", seat: 2, rolled: [1, 0, 0, 0, 0, 0], biggy: -1 }).reveal).toBeNull();
    const box = told(sceneOf(view({ split: -1, split_size: 2 })), { event: "opened", seat: 1, group: 1, amount: 80 });
    expect([box.split, box.reveal]).toEqual([0, { kind: "box", seat: 1, group: 1, amount: 80 }]);
  });

  it("never tells a secret that the view does not tell", () => {
    const hidden = after(scene, { event: "fist-made", seat: 1, guesser: 2 }, sceneOf(view({ held: -1 })));
    expect(hidden.held).toBe(-1);
  });
});

describe("a payment", () => {
  it("leaves dice where they are, marks ties, and hands out notes", () => {
    const end = told(
      scene,
      { event: "tied", casino: 2, owner: 0, weight: 5 },
      { event: "paid", casino: 2, owner: 2, note: 70 },
      { event: "paid", casino: 2, owner: 6, note: 30 },
      { event: "left-over", casino: 3, note: 80 },
    );
    expect(end.weights).toEqual(scene.weights);
    expect([end.tied, end.notes[2], end.notes[3], end.money, end.paying]).toEqual([
      ["2-0"],
      [],
      [50],
      [120, 80, 70],
      5,
    ]);
  });
});

describe("a story", () => {
  const opening = (target: Scene): GameEvent[] => [
    { event: "round-began", round: 2, first: 0, chips: 2 },
    ...target.boards.map((board, casino) => ({ event: "board-laid", casino, board })),
    ...target.notes.map((notes, casino) => ({ event: "funded", casino, notes })),
    { event: "neutral-placed", casino: 1, small: 2, big: 1 },
    { event: "rolled", seat: 1, rolled: target.rolled, biggy: 2 },
  ];
  const weights = Array.from({ length: 6 }, (_, casino) => [0, 0, 0, 0, 0, casino === 1 ? 4 : 0, 0]);
  const target = sceneOf(
    view({ weights, chips: [2, 2, 2], money: [0, 0, 0], won: [0, 0, 0], biggy: [6, 6, 6, -1, -1, 1] }),
  );

  it("tells a whole opening until the table is as the view says", () => {
    const begin = bare(target);
    expect(leadsTo(begin, opening(target), target)).toBe(true);
    expect(leadsTo({ ...begin, players: 2 }, opening(target), target)).toBe(false);
    expect(leadsTo(begin, opening(target).slice(0, -2), target)).toBe(false);
  });

  it("lays boards together, and notes together", () => {
    expect(beatsOf(opening(target)).map(({ kind }) => kind)).toEqual([
      "round-began",
      "board-laid",
      "funded",
      "neutral-placed",
      "rolled",
    ]);
  });

  it("never takes more than six seconds, nor less than 150 ms for a beat that moves", () => {
    const payment = [0, 1, 2, 3, 4, 5].flatMap((casino): GameEvent[] => [
      { event: "tied", casino, owner: 0, weight: 2 },
      { event: "paid", casino, owner: 2, note: 60 },
      { event: "rewarded", seat: 0, board: 15, amount: 30 },
    ]);
    const beats = beatsOf([...payment, ...opening(target)]);
    expect(beats.reduce((ms, beat) => ms + beat.ms, 0)).toBeLessThanOrEqual(6000);
    expect(beats.every(({ ms }) => ms === 0 || (ms >= 150 && ms <= 350))).toBe(true);
  });

  it("leaves the table alone for what it does not know", () => {
    expect(told(scene, { event: "earthquake" })).toEqual(scene);
  });
});
