import { describe, expect, it } from "vitest";
import type { Move } from "../../base/messages";
import { FACE_DOWN } from "./constants";
import { keyedMove } from "./keys";
import { areaOf, handOf, linesOf, orderOf, roundTable, taskOf } from "./model";
import { sceneOf, seenBy } from "./scene";
import { legal, past, view } from "./table.fixture";

const scene = (changes = {}, focus: number | null = 0) => sceneOf(view(changes), focus, past);

describe("the scene", () => {
  it("takes the score sheet and the last trick from the story", () => {
    const { sheet, lastTrick } = scene();
    expect(sheet).toHaveLength(1);
    expect(sheet[0]!.map(({ points }) => points)).toEqual([4, 5, 0]);
    expect(lastTrick).toEqual({ cards: [31, 30, 35], leader: 1, winner: 2 });
    expect(orderOf(lastTrick!)).toEqual([1, 2, 0]);
    expect(sceneOf(view(), 0, past.slice(0, 6)).lastTrick).toBeNull();
  });

  it("covers what only the last eyes might see", () => {
    const other = seenBy(scene(), 1);
    expect(other.hands).toEqual([0, 0, 0]);
    expect(other.bids).toEqual([FACE_DOWN, FACE_DOWN, 1]);
    expect(scene()).toEqual(seenBy(scene(), 0));
  });
});

describe("the seats", () => {
  it("lie round the table, clockwise from one's left", () => {
    expect(roundTable({ players: 4, focus: 2 })).toEqual([3, 0, 1, 2]);
    expect(roundTable({ players: 3, focus: null })).toEqual([1, 2, 0]);
  });

  it.each([3, 4, 5, 6])("have a place each: %i players", (players) => {
    const areas = Array.from({ length: players }, (_, index) => areaOf(index + 1, players));
    expect(new Set(areas).size).toBe(players);
    expect(areas.at(-1)).toBe("2 / 3 / auto / span 2");
  });

  it("show what the last deal brought until the next one is played", () => {
    expect(linesOf(scene(), null)[1]).toMatchObject({ gain: null, outcome: null, card: 6, isBidding: false });
    expect(linesOf(scene({ phase: 0 }), null)[1]).toMatchObject({ gain: 5, outcome: null, isBidding: true });
    expect(linesOf(scene({ deal_number: 1 }), null)[1]).toMatchObject({ gain: 5, outcome: { points: 5, bid: 1 } });
  });

  it("show all hands that may be seen, but one's own below", () => {
    expect(linesOf(scene(), null).map(({ hand }) => hand)).toEqual([[], [], []]);
    expect(linesOf(scene({}, null), null)[0]!.hand).toEqual([2, 47, 16]);
  });

  it("are placed at the end", () => {
    expect(linesOf(scene(), [{ seat: 1, place: 1, result: 5, reckoning: {} }])[1]!.place).toBe(1);
  });
});

describe("the hand", () => {
  it("knows which cards may be played, from the moves it was sent", () => {
    expect(handOf(scene(), legal)).toEqual([
      { card: 2, move: legal[0] },
      { card: 47, move: null },
      { card: 16, move: null },
    ]);
    expect(handOf(scene({}, null), [])).toEqual([]);
  });
});

describe("what to do", () => {
  const bids: Move[] = [0, 1, 2, 3, 4, 5, 6].map((tricks) => ({ id: tricks, kind: "bid", tricks }));

  it("follows phase and turn", () => {
    expect(taskOf(scene(), false)).toBe("play");
    expect(taskOf(scene({ awaited: 2 }), false)).toBe("wait-play");
    expect(taskOf(scene({ phase: 1 }), false)).toBe("announce");
    expect(taskOf(scene({ phase: 1, awaited: 4 }), false)).toBe("wait-announce");
    expect(taskOf(scene({ phase: 0, awaited: 7, bids: [-1, -1, -1] }), false)).toBe("bid");
    expect(taskOf(scene({ phase: 0, awaited: 6, bids: [3, -1, -1] }), false)).toBe("rebid");
    expect(taskOf(scene({ phase: 0, awaited: 6, bids: [-2, -1, -1] }, null), false)).toBe("wait-bids");
    expect(taskOf(scene({ phase: 0, awaited: 0, bids: [-2, 3, -2] }), false)).toBe("wait-bids");
    expect(taskOf({ ...scene(), winner: 2 }, false)).toBe("taking");
    expect(taskOf(scene({ deal_number: 1 }), false)).toBe("scored");
    expect(taskOf(scene(), true)).toBe("over");
  });

  it("is dealing until somebody is asked for a bid, not waiting for bids that are all laid", () => {
    expect(taskOf(scene({ phase: 0, awaited: 0, bids: [-1, -1, -1] }), false)).toBe("dealing");
  });

  it("can be done by number keys", () => {
    const hand = handOf(scene(), legal);
    expect(keyedMove("1", "play", legal, hand, 12)).toBe(legal[0]);
    expect(keyedMove("2", "play", legal, hand, 12)).toMatchObject({ id: 56, kind: "play" }); // the house will say why not
    expect(keyedMove("6", "play", legal, hand, 12)).toBeNull();
    expect(keyedMove("4", "bid", bids, hand, 12)).toBe(bids[4]);
    expect(keyedMove("0", "rebid", bids, hand, 12)).toBe(bids[0]);
    const ways = [
      { id: 7, kind: "open" },
      { id: 8, kind: "secret" },
    ];
    expect(keyedMove("2", "announce", ways, hand, 12)).toBe(ways[1]);
    expect(keyedMove("3", "announce", ways, hand, 12)).toBeNull();
    expect(keyedMove("x", "play", legal, hand, 12)).toBeNull();
  });
});
