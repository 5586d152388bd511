/** A move that waits for the coach is played in the decision it was meant for, or not at all. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hint } from "../src/base/analysis";
import type { Action, Entry, Move, Situation, Summary } from "../src/base/messages";
import { words } from "../src/base/words.svelte";
import type { LiveTable } from "../src/live/live-table.svelte";
import { decisionOf } from "../src/stage/decision";
import { FrameState } from "../src/stage/frame-state.svelte";
import { entry, situation, summary } from "./house";

const [GOOD, BAD]: Move[] = [
  { id: 1, kind: "bid", value: 1 },
  { id: 2, kind: "bid", value: 2 },
];
const HINTS: Hint[] = [
  { move: "bid 1", value: 60, error: 0.5, shares: [], lost: 0, label: "only" },
  { move: "bid 2", value: 40, error: 0.5, shares: [], lost: 20, label: "blunder" },
];
const people = (bot: string | null = null): Summary => ({
  ...summary,
  coach: { is_on: true, agreed: [0] },
  seats: [0, 1].map(() => ({ ...summary.seats[0]!, bot })),
});

/** A table where two people at one device lay their bids. */
class Table {
  summary = $state.raw(people());
  situation = $state.raw<Situation>({ ...situation(), waiting: [0, 1], legal: { 0: [GOOD!, BAD!], 1: [GOOD!, BAD!] } });
  entries = $state.raw<Entry[]>([]);
  shown = $state.raw<Entry[]>([]);
  waiting = $state.raw([0, 1]);
  since = Date.now();
  said: Action[] = [];
  answer: (hints: Hint[]) => void = () => undefined;
  ask = () => new Promise<Hint[]>((resolve) => (this.answer = resolve));

  async say(action: Action): Promise<void> {
    await Promise.resolve(this.said.push(action));
  }

  happen(kind: string, seat: number, change: Partial<Situation> = {}): void {
    const next = { ...this.situation, ...change };
    this.entries = this.shown = [...this.entries, entry(this.entries.length + 1, { kind, facts: { seat } })];
    this.situation = next;
  }
}

function sit(): { table: Table; frame: FrameState } {
  const table = new Table();
  const frame = new FrameState(table as unknown as LiveTable, () => Promise.reject(new Error("no game")));
  frame.uncover(0);
  return { table, frame };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(words, "knows").mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bid = (seat: number, move: Move) => ({ do: "move", seat, move: move.id });

describe("a move that waits for the coach", () => {
  it("is played when the coach has not answered in time, whatever the others have bid meanwhile", async () => {
    const { table, frame } = sit();
    const moving = frame.move(BAD!);
    table.happen("moved", 1, { check: "another" });
    await vi.advanceTimersByTimeAsync(3_900);
    expect([table.said, frame.isBusy]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(200);
    await moving;
    expect([table.said, frame.isBusy]).toEqual([[bid(0, BAD!)], false]);
  });

  it.each<[string, (table: Table) => void]>([
    ["the seat has moved elsewhere", (table) => table.happen("moved", 0)],
    ["a move was taken back", (table) => table.happen("took-back", 1)],
    ["another game has begun", (table) => table.happen("rematch", 0, { game_number: 2 })],
    ["it is not offered any more", (table) => table.happen("moved", 1, { legal: { 0: [GOOD!] } })],
    ["a bot stands in", (table) => (table.summary = people("regular"))],
  ])("is dropped when %s, and the table is free", async (_, change) => {
    const { table, frame } = sit();
    const moving = frame.move(BAD!);
    change(table);
    await vi.advanceTimersByTimeAsync(5_000);
    await moving;
    expect([table.said, frame.isBusy]).toEqual([[], false]);
  });

  it("is played at once, and once, when the table is left", async () => {
    const { table, frame } = sit();
    const moving = frame.move(BAD!);
    void frame.release();
    expect(table.said).toEqual([bid(0, BAD!)]);
    await vi.advanceTimersByTimeAsync(5_000);
    await moving;
    expect(table.said).toHaveLength(1);
  });

  it("does not wait where the clock has almost run out, nor where the warning has no words", async () => {
    const { table, frame } = sit();
    table.summary = { ...table.summary, clock: 30 };
    table.since = Date.now() - 26_000;
    await frame.move(BAD!);
    table.summary = { ...table.summary, clock: 0 };
    vi.mocked(words.knows).mockReturnValue(false);
    await frame.move(BAD!);
    expect(table.said).toHaveLength(2);
  });

  it("does not wait where it was never offered: the house says why not", async () => {
    const { table, frame } = sit();
    table.happen("moved", 1, { legal: { 0: [GOOD!] } });
    await frame.move(BAD!);
    expect(table.said).toEqual([bid(0, BAD!)]);
  });

  it("leaves the table free when something unforeseen goes wrong", async () => {
    const { table, frame } = sit();
    table.ask = () => Promise.reject(new Error("unforeseen"));
    await expect(frame.move(BAD!)).rejects.toThrow("unforeseen");
    expect([frame.isBusy, frame.legal]).toEqual([false, [GOOD, BAD]]);
  });
});

describe("a warning", () => {
  async function warned() {
    const { table, frame } = sit();
    const moving = frame.move(BAD!);
    await vi.advanceTimersByTimeAsync(100);
    table.answer(HINTS);
    await moving;
    expect(frame.blunder).toMatchObject({ decision: { seat: 0 }, move: BAD });
    return { table, frame };
  }

  it("keeps the seat it was meant for when the device is handed over", async () => {
    const { table, frame } = await warned();
    frame.uncover(1);
    await frame.playBlunder();
    expect([table.said, frame.blunder]).toEqual([[bid(0, BAD!)], null]);
  });

  it("goes when its decision is over, and nothing is played", async () => {
    const { table, frame } = await warned();
    table.happen("moved", 1);
    expect(frame.blunder).not.toBeNull();
    table.happen("moved", 0);
    expect(frame.blunder).toBeNull();
    await frame.playBlunder();
    expect(table.said).toEqual([]);
  });

  it("leaves the better move drawn while the others bid", async () => {
    const { table, frame } = await warned();
    frame.thinkAgain(true);
    table.happen("moved", 1, { check: "another" });
    expect([frame.blunder, frame.coach.drawn(frame.question)]).toEqual([null, "bid 1"]);
    expect(frame.coach.shown(frame.question, BAD!)).toEqual(HINTS[1]);
  });
});

it("a decision is the same for a seat until it has moved", () => {
  const entries = [entry(1, { facts: { seat: 0 } })];
  const now = decisionOf(0, 1, entries);
  expect(decisionOf(0, 1, [...entries, entry(2, { facts: { seat: 1 } })])).toEqual(now);
  expect(decisionOf(0, 1, [...entries, entry(2, { facts: { seat: 0 } })])).not.toEqual(now);
});
