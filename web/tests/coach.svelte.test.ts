/** The coach: asked once for each decision, and heard only where it is sure. */
import { describe, expect, it, vi } from "vitest";
import type { Hint, Label } from "../src/base/analysis";
import type { Move, Refused } from "../src/base/messages";
import { Refusal } from "../src/live/outbox";
import { Coach } from "../src/stage/coach/coach.svelte";

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
    expect(await coach.blunder(NOW, move(1))).toBeNull();
    expect(await coach.blunder(NOW, move(2))).toEqual({ move: move(2), hint: HINTS[1], best: HINTS[0] });
    expect(await coach.blunder(NOW, move(3))).toBeNull();
  });

  it("keeps nobody from playing who has no answer, and answers when asked again", async () => {
    let isBusy = true;
    const coach = new Coach(() => (isBusy ? Promise.reject(new Refusal(busy)) : Promise.resolve(HINTS)));
    expect(await coach.blunder(NOW, move(2))).toBeNull();
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
});
