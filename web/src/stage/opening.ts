/** Where a story begins on the table, and how much of it is told. */
import type { GameEvent } from "../base/messages";

export interface Opening<Scene> {
  scene: Scene;
  events: GameEvent[];
}

type LeadsTo<Scene> = (scene: Scene, events: GameEvent[], target: Scene) => boolean;

/** A story that leads from the scene to its target is told whole; of one that begins elsewhere, only the last roll. */
export function wholeOrLastRoll<Scene>(
  scene: Scene,
  events: GameEvent[],
  target: Scene,
  leadsTo: LeadsTo<Scene>,
): Opening<Scene> {
  if (leadsTo(scene, events, target)) return { scene, events };
  return { scene: target, events: events.filter((event) => event.event === "rolled").slice(-1) };
}
