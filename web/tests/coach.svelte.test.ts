/** The coach: asked once for each decision, and heard only where it is sure. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Hint, Label } from "../src/base/analysis";
import type { Move, Refused } from "../src/base/messages";
import { Refusal } from "../src/live/outbox";
import { Coach } from "../src/stage/coach/coach.svelte";
import { patienceOf } from "../src/stage/coach/patience";

const hint = (move: string, value: number, label: Label, error = 0.5): Hint => ({
  move,
  value,
  error,
  shares: [],
  lost: 60 - value,
  label,
});
const HINTS = [hint("place 1", 60, "only"), hint("place 2", 40, "blunder"), hint("place 3", 52, "blunder", 6)];
const NOW = { key: "now", seat: 0 };
const LATER = { key: "later", seat: 0 };
const move = (casino: number): Move => ({ id: casino, kind: "place", casino });
const busy: Refused = { is: "refused", id: "", code: "house-busy", words: "Busy.", sentence: "Busy.", rule: null };

afterEach(() => void vi.useRealTimers());

describe("the coach", () => {
  it("is asked once for each decision, and for one after the other", async () => {
    const answers: ((hints: Hint[]) => void)[] = [];
    const ask = vi.fn(() => new Promise<Hint[]>((resolve) => answers.push(resolve)));
    const coach = new Coach(ask);
    const [first, again, later] = [coach.hints(NOW), coach.hints(NOW), coach.hints(LATER)];
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    answers[0]!(HINTS);
    expect(await first).toEqual(HINTS);
    expect(await again).toEqual(HINTS);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    answers[1]!([]);
    expect(await later).toEqual([]);
  });

  it("warns of a blunder that is one beyond doubt", async () => {
    const coach = new Coach(() => Promise.resolve(HINTS));
    expect(await coach.blunder(NOW, move(1), 4_000)).toBeNull();
    const blunder = { decision: NOW, move: move(2), hint: HINTS[1], best: HINTS[0] };
    expect(await coach.blunder(NOW, move(2), 4_000)).toEqual(blunder);
    expect(await coach.blunder(NOW, move(3), 4_000)).toBeNull();
  });

  it("keeps nobody from playing who has no answer, and answers when asked again", async () => {
    let isBusy = true;
    const coach = new Coach(() => (isBusy ? Promise.reject(new Refusal(busy)) : Promise.resolve(HINTS)));
    expect(await coach.blunder(NOW, move(2), 4_000)).toBeNull();
    expect(coach.problem).toBe("Busy.");
    isBusy = false;
    expect(await coach.hints(NOW)).toEqual(HINTS);
    expect(coach.problem).toBeNull();
  });

  it("says nothing of moves before it is asked, nor of another position", async () => {
    const coach = new Coach(() => Promise.resolve(HINTS));
    await coach.hints(NOW);
    expect(coach.shown(NOW, move(2))).toBeNull();
    coach.show(NOW, "place 1");
    expect(coach.shown(NOW, move(2))).toEqual(HINTS[1]);
    expect([coach.drawn(NOW), coach.drawn(LATER), coach.shown(LATER, move(2))]).toEqual(["place 1", null, null]);
  });

  it("is not kept from the next question by one that is never answered", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => Promise.resolve(HINTS)).mockReturnValueOnce(new Promise(() => undefined));
    const coach = new Coach(ask);
    const [first, later] = [coach.hints(NOW), coach.hints(LATER)];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await Promise.all([first, later])).toEqual([null, HINTS]);
  });

  it("is asked again by somebody who still waits, and by then has no problem", async () => {
    vi.useFakeTimers();
    const coach = new Coach(vi.fn(() => new Promise<Hint[]>(() => undefined)).mockRejectedValueOnce(new Refusal(busy)));
    void coach.insist(NOW, () => true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(coach.problem).toBe("Busy.");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(coach.problem).toBeNull();
  });

  it("takes an answer that comes late, and does not ask the same twice meanwhile", async () => {
    vi.useFakeTimers();
    const answers: ((hints: Hint[]) => void)[] = [];
    const ask = vi.fn(() => new Promise<Hint[]>((resolve) => answers.push(resolve)));
    const coach = new Coach(ask);
    void coach.insist(NOW, () => true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ask.mock.calls.length, coach.problem]).toEqual([1, null]);
    answers[0]!(HINTS);
    await vi.advanceTimersByTimeAsync(0);
    expect(coach.known(NOW)).toEqual(HINTS);
  });

  it.each([
    [0, 100, 4_000],
    [30, 0, 4_000],
    [30, 23, 2_000],
    [30, 25, 0],
    [30, 40, 0],
  ])("with a clock of %i s, %i s gone, may hold a move for %i ms", (clock, gone, ms) => {
    expect(patienceOf(clock, 0, gone * 1000)).toBe(ms);
  });
});
