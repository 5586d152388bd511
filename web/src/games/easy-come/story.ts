/** The story as steps from one scene to the next, and how long each may take. */
import type { GameEvent } from "../../base/messages";
import type { Beat } from "../../stage/animator.svelte";
import { CENTRE, NOBODY } from "./constants";
import { noDice, type Scene } from "./scene";

const LENGTHS: Record<string, number> = {
  "opening-rolled": 350,
  rolled: 350,
  "set-aside": 250,
  claimed: 350,
  stolen: 350,
  missed: 300,
};
/** These are the first to be told of a game. */
const OPENINGS = new Set(["opening-rolled", "began"]);

export function beatsOf(events: GameEvent[]): Beat[] {
  return events.map((event) => ({ kind: event.event, events: [event], ms: LENGTHS[event.event] ?? 0 }));
}

export function isOpening(events: GameEvent[]): boolean {
  return OPENINGS.has(events[0]?.event ?? "");
}

/** The table before a game's first event. */
export function bare(target: Scene): Scene {
  const [owner, countdown] = [target.owner.map(() => CENTRE), target.countdown.map(() => 0)];
  return cleared({ ...target, turn: NOBODY, winner: NOBODY, owner, countdown });
}

/** Whether the events lead from one scene to the other; not so after a jump in a replay. */
export function leadsTo(scene: Scene, events: GameEvent[], target: Scene): boolean {
  if (scene.players !== target.players) return false;
  return JSON.stringify(events.reduce(after, scene)) === JSON.stringify(target);
}

/** The scene after an event. */
export function after(scene: Scene, event: GameEvent): Scene {
  const fact = (name: string) => event[name] as number;
  const tally = (name: string) => event[name] as number[];
  const seat = fact("seat");
  switch (event.event) {
    case "opening-rolled":
      return { ...scene, turn: seat, rolled: tally("rolled") };
    case "began":
      return cleared({ ...scene, turn: seat });
    case "rolled":
      return { ...scene, turn: seat, rolled: tally("rolled"), kept: tally("kept") };
    case "set-aside":
      return { ...scene, kept: tally("kept"), rolled: scene.rolled.map((count, face) => count - tally("dice")[face]!) };
    case "claimed":
    case "stolen":
      return cleared({ ...scene, owner: scene.owner.with(fact("prize"), seat) });
    case "missed":
      return cleared(scene);
    case "count-began":
    case "counted":
      return { ...scene, countdown: scene.countdown.with(seat, fact("turns")) };
    case "cancelled":
      return { ...scene, countdown: scene.countdown.with(seat, 0) };
    case "won":
      return { ...scene, turn: NOBODY, winner: seat, countdown: scene.countdown.with(seat, 0) };
    default:
      return scene;
  }
}

function cleared(scene: Scene): Scene {
  return { ...scene, kept: noDice(), rolled: noDice() };
}
