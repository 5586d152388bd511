/** What each event changes: from one scene to the next. */
import type { GameEvent } from "../../base/messages";
import { CENTRE, NOBODY } from "./constants";
import { lastAfter, noDice, noTurns, type Scene } from "./scene";

/** The table before a game's first event. */
export function bare(target: Scene): Scene {
  const [owner, countdown] = [target.owner.map(() => CENTRE), target.countdown.map(() => 0)];
  return cleared({ ...target, turn: NOBODY, winner: NOBODY, owner, countdown, last: noTurns(target.players) });
}

/** Whether the events lead from one scene to the other; not so after a jump in a replay. */
export function leadsTo(scene: Scene, events: GameEvent[], target: Scene): boolean {
  if (scene.players !== target.players) return false;
  let reached = scene;
  for (const event of events) {
    if (!canFollow(reached, event)) return false;
    reached = after(reached, event);
  }
  return JSON.stringify({ ...reached, last: target.last }) === JSON.stringify(target);
}

/** Only dice that lie there are set aside; a page opened after the next roll no longer shows them. */
function canFollow({ rolled, kept }: Scene, event: GameEvent): boolean {
  if (event.event !== "set-aside") return true;
  const [dice, aside] = [event["dice"] as number[], event["kept"] as number[]];
  return dice.every((count, face) => count <= rolled[face]! && count + kept[face]! === aside[face]);
}

/** The scene after an event. */
export function after(scene: Scene, event: GameEvent): Scene {
  return { ...changed(scene, event), last: lastAfter(scene.last, event) };
}

function changed(scene: Scene, event: GameEvent): Scene {
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
      return { ...scene, turn: NOBODY, winner: seat, countdown: scene.countdown.map(() => 0) };
    default:
      return scene;
  }
}

function cleared(scene: Scene): Scene {
  return { ...scene, kept: noDice(), rolled: noDice() };
}
