/** Looking back, as a page does that begins and stops with what it reads. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Analysis } from "../src/base/analysis";
import { AnalysisAsking } from "../src/pages/look-back/asking.svelte";

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
    { progress: 0.1, quality: "quick", analysis: ANALYSIS },
    { progress: 0.5, quality: "quick", analysis: null },
    { progress: 0.9, quality: "quick", analysis: null },
    { progress: 1, quality: "good", analysis: ANALYSIS },
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
  const answer = { progress: 0.1, quality: "quick", analysis: ANALYSIS };
  const ask = vi.fn(() => Promise.resolve(answer));
  const asking = new AnalysisAsking(ask);
  asking.begin()();
  const leave = asking.begin();
  await pass(2_500);
  expect(ask).toHaveBeenCalledTimes(4);
  leave();
});
