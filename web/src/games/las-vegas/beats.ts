/** The events of a step as beats: which of them are shown together, and how long each may take. */
import type { GameEvent } from "../../base/messages";
import type { Beat } from "../../stage/animator.svelte";

const LENGTHS: Record<string, number> = {
  "round-began": 0,
  funded: 350,
  "white-placed": 250,
  rolled: 350,
  placed: 300,
  tied: 300,
  paid: 320,
  "game-ended": 0,
};
const SHORTEST = 150;
/** The longest a payment may take in all. */
const PAYMENT = 2000;
const TOGETHER = new Set(["funded", "white-placed", "tied", "paid"]);

/** The events as beats: of a payment, first all ties of a casino, then all its notes. */
export function beatsOf(events: GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const kind = event.event === "left-over" ? "paid" : event.event;
    const last = beats.at(-1);
    if (last && last.kind === kind && TOGETHER.has(kind) && isSamePlace(kind, last.events[0]!, event))
      last.events.push(event);
    else beats.push({ kind, events: [event], ms: LENGTHS[kind] ?? 0 });
  }
  return inTime(beats);
}

function isSamePlace(kind: string, one: GameEvent, other: GameEvent): boolean {
  return kind === "funded" || kind === "white-placed" || one["casino"] === other["casino"];
}

function inTime(beats: Beat[]): Beat[] {
  const isPayment = (beat: Beat) => beat.kind === "tied" || beat.kind === "paid";
  const total = beats.filter(isPayment).reduce((ms, beat) => ms + beat.ms, 0);
  const pace = Math.min(1, PAYMENT / Math.max(1, total));
  return beats.map((beat) =>
    isPayment(beat) ? { ...beat, ms: Math.max(SHORTEST, Math.round(beat.ms * pace)) } : beat,
  );
}
