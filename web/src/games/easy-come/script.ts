/** How the story of Easy Come Easy Go is shown: dice tumble and slide aside, prizes fly to the shelf of who takes them. */
import type { GameEvent } from "../../base/messages";
import type { Beat, Script } from "../../stage/animator.svelte";
import { type Opening, wholeOrLastRoll } from "../../stage/opening";
import { type Flights, type Goal, pieces } from "../../ui/flights";
import { diceOf, type Scene } from "./scene";
import { beatsOf, isOpening } from "./beats";
import { after, bare, leadsTo } from "./reducer";

const landing = { claimed: heldOn, stolen: heldOn };

export const SCRIPT: Script<Scene> = { begin, beats: beatsOf, after, leave, arrive, landing };

function begin(shown: Scene, events: GameEvent[], target: Scene): Opening<Scene> {
  const scene = isOpening(events) ? bare(target) : shown;
  return wholeOrLastRoll(scene, events, target, leadsTo);
}

function heldOn(event: GameEvent, table: HTMLElement): Element[] {
  return pieces(table, `held-${Number(event["prize"])}`);
}

async function leave({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights, goals: Goal[]): Promise<void> {
  const event = events[0]!;
  if (kind === "set-aside") flights.lift(diceAfter(table, event["dice"] as number[]));
  if (kind === "claimed") await flights.land(pieces(table, `prize-${event["prize"]}`), goals, ms);
  if (kind === "stolen") await flights.land(pieces(table, `held-${event["prize"]}`), goals, ms);
  if (kind === "missed") await flights.shake(pieces(table, "aside"), ms);
}

async function arrive({ kind, ms }: Beat, table: HTMLElement, flights: Flights): Promise<void> {
  if (kind === "set-aside") await flights.drop([...pieces(table, "aside"), ...pieces(table, "rolled")], ms);
  if (kind === "rolled" || kind === "opening-rolled") await flights.tumble(pieces(table, "rolled"), ms);
}

/** All dice in the order in which they will lie: those aside and those that join them by face, then the others. */
function diceAfter(table: HTMLElement, tally: number[]): Element[] {
  const left = pieces(table, "rolled");
  const joining = diceOf(tally).flatMap((face) => {
    const at = left.findIndex((die) => faceOf(die) === face);
    return at < 0 ? [] : left.splice(at, 1);
  });
  const aside = [...pieces(table, "aside"), ...joining].sort((one, other) => faceOf(one) - faceOf(other));
  return [...aside, ...left];
}

function faceOf(die: Element): number {
  return Number(die.closest("[data-face]")?.getAttribute("data-face"));
}
