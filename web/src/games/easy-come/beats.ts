/** The events of a step as beats: which of them are shown together, and how long each may take. */
import type { GameEvent } from "../../base/messages";
import type { Beat } from "../../stage/animator.svelte";

const LENGTHS: Record<string, number> = {
  "opening-rolled": 350,
  rolled: 350,
  "set-aside": 250,
  claimed: 350,
  stolen: 350,
  missed: 300,
};
/** How long things lie still to be seen. */
const HOLDS: Record<string, number> = { "opening-rolled": 450, missed: 200, stolen: 200 };
/** These are the first to be told of a game. */
const OPENINGS = new Set(["opening-rolled", "began"]);

export function beatsOf(events: GameEvent[]): Beat[] {
  return events.map((event) => ({
    kind: event.event,
    events: [event],
    ms: LENGTHS[event.event] ?? 0,
    hold: HOLDS[event.event] ?? 0,
  }));
}

export function isOpening(events: GameEvent[]): boolean {
  return OPENINGS.has(events[0]?.event ?? "");
}
