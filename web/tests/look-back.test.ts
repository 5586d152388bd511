/** Looking back: what is drawn of an analysis, and how one tries again. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Account, Analysis, JudgedMove, Label } from "../src/base/analysis";
import { HouseError } from "../src/base/api";
import { reachOf, stretchesOf } from "../src/pages/look-back/account";
import { AnalysisAsking } from "../src/pages/look-back/asking.svelte";
import { DASHES, lineOf, momentAt, xOf, yOf } from "../src/pages/look-back/chart";
import { decisionAt, decisionsOf, exercisesOf } from "../src/pages/look-back/decisions";
import { moveNamed, textOf } from "../src/stage/coach/moves";
import { PastMoments } from "../src/pages/look-back/moments.svelte";
import { decimal, percent, signed } from "../src/stage/coach/points";
import { Practice } from "../src/pages/look-back/practice.svelte";
import { SHAPES } from "../src/ui/seats";

const ACCOUNT: Account = {
  seat: 0,
  start: 25,
  luck: 90,
  errors: 30,
  from_others: 15,
  end: 100,
  loss: 12.5,
  decisions: 8,
};

function judged(number: number, seat: number, label: Label, values: Record<string, number>, move: string): JudgedMove {
  const candidates = Object.entries(values).map(([move, value]) => ({ move, value, error: 0.5, shares: [] }));
  return { number, seat, move, candidates, lost: candidates[0]!.value - values[move]!, label };
}

const MOVES = [
  judged(1, 0, "best", { "place 1": 30, "place 2": 20 }, "place 1"),
  judged(2, 1, "forced", { "place 4": 40 }, "place 4"),
  judged(3, 0, "blunder", { "place 3": 41, "place 5": 38, "place 6": 12 }, "place 6"),
  judged(4, 0, "fine", { "place 1": 22, "place 2": 21 }, "place 2"),
];
const ANALYSIS = { moves: MOVES } as unknown as Analysis;

/** What the house says besides. */
const MORE = { luck_labels: [], yours: [0], passes: 4 };

describe("the account", () => {
  it("is a bar whose stretches each begin where the one before has ended, down to what was left", () => {
    const stretches = stretchesOf(ACCOUNT);
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [0, 25],
      [25, 115],
      [115, 85],
      [85, 100],
      [0, 100],
    ]);
    expect(stretches[3]!.to).toBe(stretches[4]!.to);
  });

  it("shows figures that add up to the last digit: sums are rounded, not parts", () => {
    const shown = stretchesOf({ ...ACCOUNT, start: 33.34, luck: 10.04, errors: 5.04, from_others: 0.04, end: 38.38 });
    expect(shown.map(({ points }) => points)).toEqual([33.3, 10.1, -5.1, 0.1, 38.4]);
    const tenths = shown.map(({ points }) => Math.round(10 * points));
    expect(tenths[0]! + tenths[1]! + tenths[2]! + tenths[3]!).toBe(tenths[4]);
  });

  it("has nothing, not less, where a sum falls short of nothing by a hair", () => {
    const lost = { ...ACCOUNT, start: 25, luck: -25, errors: 0, from_others: -1e-9, end: 0 };
    expect(stretchesOf(lost).map(({ points }) => points)).toEqual([25, -25, 0, 0, 0]);
  });

  it("has room for all of it, and never less than from nothing to a win", () => {
    expect(reachOf([ACCOUNT])).toEqual({ low: 0, high: 115 });
    expect(reachOf([{ ...ACCOUNT, luck: 0, errors: 0, from_others: 0, end: 25 }])).toEqual({ low: 0, high: 100 });
  });
});

describe("the graph", () => {
  const frame = { width: 240, height: 120, left: 30, right: 10, margin: 10 };
  const chances = [
    [50, 50],
    [80, 20],
    [100, 0],
  ];

  it("has a line through every moment, a win on top", () => {
    expect(lineOf(chances, 0, frame)).toBe("M30 60L130 30L230 10");
    expect([yOf(100, frame), yOf(0, frame)]).toEqual([10, 110]);
  });

  it("finds the moment nearest to a finger, also beside the lines", () => {
    expect([0, 79, 81, 230, 999].map((x) => momentAt(x, 2, frame))).toEqual([0, 0, 1, 2, 2]);
    expect(momentAt(xOf(1, 2, frame), 2, frame)).toBe(1);
    expect(xOf(0, 0, frame)).toBe(30);
  });

  it("tells every seat by its dashes, for colour never speaks alone", () => {
    expect(new Set(DASHES).size).toBe(SHAPES.length);
  });
});

describe("decisions", () => {
  it("are those of a seat that had a choice", () => {
    expect(decisionsOf(ANALYSIS, 0).map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(decisionsOf(ANALYSIS, 1)).toEqual([]);
  });

  it("come next at the moment before them", () => {
    expect([0, 1, 2, 9].map((at) => decisionAt(ANALYSIS, at)?.number ?? null)).toEqual([1, null, 3, null]);
  });

  it("are found among the legal moves as records write them", () => {
    const legal = [
      { id: 3, kind: "keep", die1: 2, die2: 5, chances: [0.1, 0.2] },
      { id: 4, kind: "claim", prize: 0, preview: { gains: [1] } },
    ];
    expect(legal.map(textOf)).toEqual(["keep 2 5", "claim 0"]);
    expect(moveNamed(legal, "claim 0")).toBe(legal[1]);
    expect(moveNamed(legal, "claim 1")).toBeNull();
  });
});

describe("practice", () => {
  it("has what cost more than passes", () => {
    expect(exercisesOf(ANALYSIS, 0, 4).map(({ number }) => number)).toEqual([3]);
  });

  it("passes who comes close to the best, and lets all others try again", () => {
    const practice = new Practice([MOVES[2]!, MOVES[0]!], 4);
    practice.attempt("place 6");
    expect([practice.hasPassed, practice.lost, practice.isOver]).toEqual([false, 29, false]);
    practice.attempt("place 5");
    expect([practice.hasPassed, practice.lost, practice.isOver]).toEqual([true, 3, true]);
    practice.attempt("place 6");
    expect(practice.hasPassed).toBe(true);
    practice.next();
    expect([practice.tried, practice.isLast]).toEqual([null, true]);
  });

  it("shows the best move on request", () => {
    const practice = new Practice([MOVES[2]!], 4);
    practice.attempt("place 6");
    practice.show();
    expect([practice.isOver, practice.hasPassed]).toEqual([true, false]);
  });
});

describe("what takes its time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("an analysis is asked for once a second, says how good the one is that is here, and ends with the best", async () => {
    const answers = [
      { progress: 0.05, quality: null, analysis: null, ...MORE },
      { progress: 0.4, quality: "quick", analysis: ANALYSIS, ...MORE },
      { progress: 0.9, quality: "quick", analysis: null, ...MORE },
      { progress: 1, quality: "good", analysis: { ...ANALYSIS }, ...MORE },
    ];
    const had: (string | null)[] = [];
    const asking = new AnalysisAsking((have) => Promise.resolve((had.push(have), answers[had.length - 1]!)));
    asking.begin();
    await vi.advanceTimersByTimeAsync(1_500);
    expect([asking.analysis, asking.isDone]).toEqual([ANALYSIS, false]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(had).toEqual([null, null, "quick", "quick"]);
    expect([asking.analysis, asking.isDone]).toEqual([answers[3]!.analysis, true]);
  });

  it("a house that is busy is asked again, one that refuses is not", async () => {
    const problems = [new HouseError(503, "house-busy", "busy", null), new HouseError(403, "need-invite", "no", null)];
    let asked = 0;
    const asking = new AnalysisAsking(() => Promise.reject(problems[asked++]!));
    asking.begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked, asking.problem]).toEqual([2, "no"]);
  });

  it("whoever leaves asks no more", async () => {
    const ask = vi.fn(() => Promise.resolve({ progress: 0, quality: null, analysis: null, ...MORE }));
    const leave = new AnalysisAsking(ask).begin();
    await vi.advanceTimersByTimeAsync(100);
    leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("a moment is asked for only when somebody stays, and only once", async () => {
    const ask = vi.fn((moves: number, seat: number) => Promise.resolve({ seat, view: { moves }, legal: [] }));
    const moments = new PastMoments(ask);
    moments.look(1, 0)();
    moments.look(2, 1);
    await vi.advanceTimersByTimeAsync(500);
    expect(ask.mock.calls).toEqual([[2, 1]]);
    expect([moments.of(1, 0), moments.of(2, 1)?.view]).toEqual([null, { moves: 2 }]);
    moments.look(2, 1);
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("a moment that comes late does not take the place of the one somebody looks at", async () => {
    const slowAtFive = (moves: number) => new Promise<void>((come) => setTimeout(come, moves === 5 ? 5_000 : 0));
    const moments = new PastMoments((moves, seat) =>
      slowAtFive(moves).then(() => ({ seat, view: { moves }, legal: [] })),
    );
    for (const moves of [6, 5, 6]) {
      const lookAway = moments.look(moves, 0);
      await vi.advanceTimersByTimeAsync(500);
      lookAway();
    }
    expect(moments.of(6, 0)?.view).toEqual({ moves: 6 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(moments.of(6, 0)?.view).toEqual({ moves: 6 });
  });
});

it("points are written as people write them", () => {
  expect([percent("en", 43.4), percent("de", 43.4)]).toEqual(["43%", "43\u00a0%"]);
  expect([signed("en", 3.04), signed("de", -3.06), signed("fr", 0)]).toEqual(["+3.0", "−3,1", "0,0"]);
  expect(decimal("fr", 12.34)).toBe("12,3");
});
