/** Looking back, as a page does that begins and stops with what it reads. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis, Puzzle, Solution } from "../src/base/analysis";
import { AnalysisAsking } from "../src/pages/look-back/asking.svelte";
import { type PuzzleBook, Puzzling } from "../src/pages/look-back/puzzling.svelte";
import { toasts } from "../src/ui/toasts.svelte";

/** What the house says besides. */
const MORE = { luck_labels: [], yours: [0], passes: 4 };

const ANALYSIS = { moves: [] } as unknown as Analysis;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Every turn of the timers with the effects that follow from it. */
async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 100) {
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
  }
}

it("a page that has the quick analysis goes on asking, as often as before, until it has the good one", async () => {
  const answers = [
    { progress: 0.1, quality: "quick", analysis: ANALYSIS, ...MORE },
    { progress: 0.5, quality: "quick", analysis: null, ...MORE },
    { progress: 0.9, quality: "quick", analysis: null, ...MORE },
    { progress: 1, quality: "good", analysis: ANALYSIS, ...MORE },
  ];
  const had: (string | null)[] = [];
  const asking = new AnalysisAsking((have) => Promise.resolve((had.push(have), answers[had.length - 1]!)));
  const leave = $effect.root(() => {
    $effect(() => asking.begin());
  });
  flushSync();
  await pass(900);
  expect(had).toEqual([null]);
  await pass(10_000);
  expect([had, asking.isDone]).toEqual([[null, "quick", "quick", "quick"], true]);
  leave();
});

it("whoever leaves and comes back is answered to the end, and asks no more often than others", async () => {
  const answer = { progress: 0.1, quality: "quick", analysis: ANALYSIS, ...MORE };
  const ask = vi.fn(() => Promise.resolve(answer));
  const asking = new AnalysisAsking(ask);
  asking.begin()();
  const leave = asking.begin();
  await pass(2_500);
  expect(ask).toHaveBeenCalledTimes(4);
  leave();
});

describe("puzzles", () => {
  const puzzle = (id: string) => ({ id }) as Puzzle;
  const after = <T>(ms: number, value: T) => new Promise<T>((come) => setTimeout(() => come(value), ms));
  const FOUND: Solution = { passes: true, lost: 0, label: "best", candidates: [] };
  const WRONG: Solution = { ...FOUND, passes: false, lost: 9 };
  /** A house that takes a second for everything. */
  const slow = {
    more: vi.fn((skip: number) => after(1_000, [puzzle(`number ${skip}`), puzzle(`number ${skip + 1}`)])),
    solve: (_: string, move: string | null) => after(move === "place 1" ? 2_000 : 1_000, move ? WRONG : FOUND),
  };
  const begun = (book: PuzzleBook = slow) => new Puzzling(book, [puzzle("number 0"), puzzle("number 1")], 6);

  it("an answer that comes after somebody has gone on says nothing of the next puzzle", async () => {
    const puzzling = begun();
    void puzzling.solve(null);
    void puzzling.next();
    await pass(3_000);
    expect([puzzling.puzzle.id, puzzling.solution, puzzling.isOver]).toEqual(["number 1", null, false]);
    void puzzling.solve(null);
    await pass(3_000);
    expect([puzzling.solution, puzzling.isOver]).toEqual([FOUND, true]);
  });

  it("an answer that comes after a later one changes nothing", async () => {
    const puzzling = begun();
    void puzzling.solve("place 1");
    void puzzling.solve(null);
    await pass(3_000);
    expect([puzzling.solution, puzzling.tried]).toEqual([FOUND, null]);
  });

  it("whoever presses twice goes on by one, and has the puzzles fetched once", async () => {
    const puzzling = begun();
    void puzzling.next();
    await pass(100);
    void puzzling.next();
    void puzzling.next();
    await pass(3_000);
    expect([slow.more.mock.calls, puzzling.puzzle.id]).toEqual([[[2]], "number 2"]);
    await puzzling.next();
    expect([slow.more.mock.calls.length, puzzling.puzzle.id]).toEqual([1, "number 3"]);
  });

  it("a house that cannot be reached is told of, and may be asked again", async () => {
    const more = vi.fn(slow.more).mockRejectedValueOnce(new Error("nobody there"));
    const puzzling = begun({ ...slow, more });
    await puzzling.next();
    await puzzling.next();
    expect([puzzling.puzzle.id, toasts.list.at(-1)]).toMatchObject(["number 1", { text: "nobody there", isBad: true }]);
    void puzzling.next();
    await pass(3_000);
    expect(puzzling.puzzle.id).toBe("number 2");
  });
});
