/** How the story of Easy Come Easy Go is shown: dice tumble and slide aside, prizes fly to the shelf of who takes them. */
import type { GameEvent } from "../../base/messages";
import type { Beat, Script } from "../../stage/animator.svelte";
import { type Flights, pieces, spot } from "../../ui/flights";
import { diceOf, type Scene } from "./scene";
import { beatsOf, isOpening } from "./beats";
import { after, bare, leadsTo } from "./reducer";

export const SCRIPT: Script<Scene> = { begin, beats: beatsOf, after, leave, arrive };

/** How long things lie still to be seen. */
const HOLDS: Record<string, number> = { "opening-rolled": 450, missed: 200, stolen: 200 };

/** A story that begins elsewhere is not told, but for its last roll. */
function begin(shown: Scene, events: GameEvent[], target: Scene): { scene: Scene; events: GameEvent[] } {
  const scene = isOpening(events) ? bare(target) : shown;
  if (leadsTo(scene, events, target)) return { scene, events };
  return { scene: target, events: events.filter((event) => event.event === "rolled").slice(-1) };
}

async function leave({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights): Promise<void> {
  const event = events[0]!;
  const shelf = () => spot(table, `seat-${event["seat"]}`);
  if (kind === "set-aside") await flights.fly(diceShowing(table, event["dice"] as number[]), spot(table, "aside"), ms);
  if (kind === "claimed") await flights.fly(pieces(table, `prize-${event["prize"]}`), shelf(), ms);
  if (kind === "stolen") await flights.fly(pieces(table, `held-${event["prize"]}`), shelf(), ms);
  if (kind === "missed") await flights.shake(pieces(table, "aside"), ms);
}

async function arrive({ kind, ms }: Beat, table: HTMLElement, flights: Flights): Promise<void> {
  if (kind === "rolled" || kind === "opening-rolled") await flights.tumble(pieces(table, "rolled"), ms);
  await hold(HOLDS[kind] ?? 0);
}

/** The dice of the roll that these are; of equal ones the first. */
function diceShowing(table: HTMLElement, tally: number[]): Element[] {
  const left = pieces(table, "rolled");
  return diceOf(tally).flatMap((face) => {
    const at = left.findIndex((die) => die.closest("[data-face]")?.getAttribute("data-face") === String(face));
    return at < 0 ? [] : left.splice(at, 1);
  });
}

function hold(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
