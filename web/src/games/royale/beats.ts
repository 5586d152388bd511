/** The events of a step as beats: which of them are shown together, and how long each may take. */
import type { GameEvent } from "../../base/messages";
import type { Beat } from "../../stage/animator.svelte";

const LENGTHS: Record<string, number> = {
  "board-laid": 250,
  funded: 350,
  "neutral-placed": 250,
  "grey-laid": 200,
  rolled: 350,
  "black-rolled": 350,
  placed: 300,
  "power-used": 300,
  "die-set": 300,
  fetched: 250,
  passed: 200,
  guessed: 350,
  opened: 350,
  rewarded: 320,
  fined: 320,
  closed: 250,
  knocked: 300,
  recovered: 300,
  blocked: 300,
  "grey-taken": 250,
  "doubled-down": 300,
  "put-down": 300,
  pushed: 300,
  "gold-put": 300,
  "gold-returned": 300,
  "black-added": 300,
  tied: 300,
  paid: 320,
};
/** A secret that has come out, or dice that answer a call, can be read for so long; nothing moves meanwhile. */
const HOLDS: Record<string, number> = { "black-rolled": 500, guessed: 900, opened: 900 };
const SHORTEST = 150;
/** The longest that a payment, and a whole story, may take. */
const PAYMENT = 2000;
const STORY = 3500;
const PAYING = new Set(["tied", "paid"]);
const TOGETHER = new Set(["board-laid", "funded", "neutral-placed", "tied", "paid"]);

/** The events as beats: of a payment, first all ties of a casino, then all its notes. */
export function beatsOf(events: GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const kind = event.event === "left-over" ? "paid" : event.event;
    const last = beats.at(-1);
    if (last?.kind === kind && TOGETHER.has(kind) && isSamePlace(kind, last.events[0]!, event)) last.events.push(event);
    else beats.push({ kind, events: [event], ms: LENGTHS[kind] ?? 0, hold: HOLDS[kind] ?? 0 });
  }
  return inTime(beats);
}

function isSamePlace(kind: string, one: GameEvent, other: GameEvent): boolean {
  return !PAYING.has(kind) || one["casino"] === other["casino"];
}

function inTime(beats: Beat[]): Beat[] {
  return paced(
    paced(beats, PAYMENT, (beat) => PAYING.has(beat.kind)),
    STORY,
    (beat) => beat.ms > 0,
  );
}

/** Some of the beats made shorter, so that together they take no longer than they may. */
function paced(beats: Beat[], longest: number, isMeant: (beat: Beat) => boolean): Beat[] {
  const total = beats.filter(isMeant).reduce((ms, beat) => ms + beat.ms, 0);
  const pace = Math.min(1, longest / Math.max(1, total));
  return beats.map((beat) => (isMeant(beat) ? { ...beat, ms: Math.max(SHORTEST, Math.round(beat.ms * pace)) } : beat));
}
