import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../base/messages";
import { type Scene, sceneOf } from "./scene";
import { SCRIPT } from "./script";
import { beatsOf } from "./beats";
import { after, bare, leadsTo } from "./reducer";
import { past, setOf, view } from "./table.fixture";

const scene = sceneOf(view(), 0, past);
const tell = (shown: Scene, events: GameEvent[], target: Scene) =>
  events.reduce((at, event) => after(at, event, target), shown);

const trick: GameEvent[] = [
  { event: "played", seat: 0, card: 2 },
  { event: "trick-taken", seat: 2, card: 9, tricks: 2 },
];
const swept = sceneOf(
  view({
    awaited: 4,
    held: [2, 2, 2],
    hands: [setOf(16, 47), 0, 0],
    tricks: [1, 0, 2],
    leader: 2,
    trick: [-1, -1, -1],
  }),
  0,
  [...past, ...trick],
);

describe("a scene after an event", () => {
  it("has the card on the table, and no longer in the hand", () => {
    const played = after(scene, trick[0]!, swept);
    expect(played.trick).toEqual([2, 6, 9]);
    expect(played.hands[0]).toBe(setOf(16, 47));
    expect(played.held).toEqual([2, 2, 2]);
    expect(played.awaited).toEqual([]);
  });

  it("has the trick swept to who took it", () => {
    const end = tell(scene, trick, swept);
    expect({ ...end, awaited: [2] }).toEqual(swept);
    expect(end.lastTrick).toEqual({ cards: [2, 6, 9], leader: 1, winner: 2 });
  });

  it("has the line on the score sheet, and the bid shown", () => {
    const events: GameEvent[] = [0, 1, 2].map((seat) => {
      return { event: "scored", seat, bid: 3, said: 2, tricks: 1, points: 1, total: 9 };
    });
    const scored = tell(scene, events, scene);
    expect(scored.sheet).toHaveLength(2);
    expect(scored.sheet[1]).toHaveLength(3);
    expect(scored.points).toEqual([9, 9, 9]);
    expect(scored.bids).toEqual([3, 3, 3]);
  });

  it("knows bids only as far as these eyes may", () => {
    const target = sceneOf(view({ phase: 0, bids: [3, -2, -1], awaited: 4 }), 0, past);
    const shown = { ...target, bids: [-1, -1, -1], awaited: [0, 1, 2] };
    const laid = tell(
      shown,
      [
        { event: "bid-laid", seat: 1 },
        { event: "bid-laid", seat: 0 },
      ],
      target,
    );
    expect(laid.bids).toEqual([3, -2, -1]);
    expect(laid.awaited).toEqual([2]);
  });

  it("tells an opening from the draw for the deal to the trump", () => {
    const target = sceneOf(
      view({
        deal_number: 1,
        phase: 0,
        awaited: 7,
        bids: [-1, -1, -1],
        said: [0, 0, 0],
        held: [6, 6, 6],
        tricks: [0, 0, 0],
        points: [0, 0, 0],
        leader: -1,
        trick: [-1, -1, -1],
      }),
      0,
      [],
    );
    const opening: GameEvent[] = [
      { event: "drew", seat: 0, card: 5 },
      { event: "drew", seat: 1, card: 4 },
      { event: "drew", seat: 2, card: 3 },
      { event: "deal-began", deal: 1, dealer: 0, cards: 6 },
      { event: "dealt", hand: target.hands[0], only: 0 },
      { event: "trump-turned", card: 20 },
    ];
    expect(bare(target).hands).toEqual([0, 0, 0]);
    expect(tell(bare(target), opening.slice(0, 3), target).trick).toEqual([5, 4, 3]);
    expect({ ...tell(bare(target), opening, target), awaited: [0, 1, 2] }).toEqual(target);
    expect(SCRIPT.begin(swept, opening, target).scene).toEqual(bare(target));
  });

  it("is the same for what it does not know", () => {
    expect(after(scene, { event: "earthquake" }, scene)).toBe(scene);
  });
});

describe("where a story begins", () => {
  it("is where the last one ended, if it leads to the end", () => {
    expect(leadsTo(scene, trick, swept)).toBe(true);
    expect(SCRIPT.begin(scene, trick, swept)).toEqual({ scene, events: trick });
  });

  it("is its end after a jump: nothing is told", () => {
    expect(leadsTo(swept, trick, swept)).toBe(false);
    expect(SCRIPT.begin(swept, trick, swept)).toEqual({ scene: swept, events: [] });
  });

  it("never shows one player's cards to the next", () => {
    const { scene: covered } = SCRIPT.begin(scene, trick, { ...swept, focus: 1, hands: [0, 0, 0] });
    expect(covered.hands).toEqual([0, 0, 0]);
  });
});

describe("the beats", () => {
  it("let a full trick lie before it is taken", () => {
    expect(beatsOf(trick).map(({ kind }) => kind)).toEqual(["played", "trick-won", "trick-taken"]);
    expect(after(scene, beatsOf(trick)[1]!.events[0]!, swept).winner).toBe(2);
  });

  it("turn the open bids over together, and score all together", () => {
    const shown = [0, 2].map((seat) => ({ event: "bid-shown", seat, bid: 1 }));
    const scored = past.filter(({ event }) => event === "scored");
    expect(beatsOf([...shown, ...scored]).map(({ events }) => events.length)).toEqual([2, 3]);
  });

  it("show a second draw after a tie by itself", () => {
    const drew = [0, 1, 2, 0, 2].map((seat) => ({ event: "drew", seat, card: seat }));
    expect(beatsOf(drew).map(({ events }) => events.length)).toEqual([3, 2]);
  });

  it("last 150 to 350 ms, and whispers take no time", () => {
    const beats = beatsOf([...past, ...trick]);
    expect(beats.every(({ ms }) => ms >= 150 && ms <= 350)).toBe(true);
    expect(beats.some(({ kind }) => kind === "dealt")).toBe(false);
  });
});
