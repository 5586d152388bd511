/** The events of a step as beats: which of them are shown together, and how long each may take. */
import type { GameEvent } from "../../base/messages";
import type { Beat } from "../../stage/animator.svelte";

const LENGTHS: Record<string, number> = {
  drew: 350,
  "deal-began": 350,
  "trump-turned": 250,
  "bid-laid": 200,
  "bid-changed": 200,
  "said-open": 250,
  "said-secret": 250,
  "bid-shown": 300,
  played: 280,
  "trick-won": 150,
  "trick-taken": 320,
  scored: 300,
};
/** How long things lie still to be read. */
const HOLDS: Record<string, number> = { drew: 700, "bid-shown": 700, "trick-won": 550, scored: 700 };
/** What happens to all at once. */
const TOGETHER = new Set(["drew", "bid-shown", "scored"]);

/** The events as beats. A full trick lies a moment, its highest card marked, before it is taken. */
export function beatsOf(events: GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events.filter(({ event }) => event in LENGTHS)) {
    if (event.event === "trick-taken") beats.push(beatOf({ ...event, event: "trick-won" }));
    const last = beats.at(-1);
    if (last && isTogether(last, event)) last.events.push(event);
    else beats.push(beatOf(event));
  }
  return beats;
}

function beatOf(event: GameEvent): Beat {
  return { kind: event.event, events: [event], ms: LENGTHS[event.event] ?? 0, hold: HOLDS[event.event] ?? 0 };
}

/** Who ties for the deal draws again: that is another beat. */
function isTogether({ kind, events }: Beat, event: GameEvent): boolean {
  return kind === event.event && TOGETHER.has(kind) && !events.some(({ seat }) => seat === event["seat"]);
}
