/** How the story of Las Vegas is shown: dice tumble and fly to casinos, equals shake, notes fly to their winners. */
import type { GameEvent } from "../../base/messages";
import { coveredLike } from "../../casino/face-down";
import { endsRound, paidNotes, tiedStacks } from "../../casino/payments";
import type { Beat, Script } from "../../stage/animator.svelte";
import { type Opening, wholeOrLastRoll } from "../../stage/opening";
import { type Flights, type Goal, landingOn, pieces, spot } from "../../ui/flights";
import { NEUTRAL } from "./constants";
import type { Scene } from "./scene";
import { beatsOf } from "./beats";
import { after, bare, leadsTo } from "./reducer";

export const SCRIPT: Script<Scene> = {
  begin,
  beats: beatsOf,
  after,
  leave,
  arrive,
  endsRound,
  landing: { placed: placedOn },
};

function begin(shown: Scene, events: GameEvent[], target: Scene): Opening<Scene> {
  const isOpening = events[0]?.event === "round-began";
  const scene = isOpening ? bare(target) : { ...shown, money: coveredLike(shown.money, target.money) };
  return wholeOrLastRoll(scene, events, target, leadsTo);
}

/** The dice of a group lie on their owner's stack, white ones on White's. */
function placedOn(event: GameEvent, table: HTMLElement): Element[] {
  const on = (owner: number, count: number) =>
    landingOn(pieces(table, `stack-${Number(event["casino"])}-${owner}`), count);
  return [...on(Number(event["seat"]), Number(event["own"])), ...on(NEUTRAL, Number(event["white"]))];
}

async function leave({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights, goals: Goal[]): Promise<void> {
  if (kind === "placed") await flights.land(pieces(table, `group-${Number(events[0]?.["casino"]) + 1}`), goals, ms);
  if (kind === "tied") await flights.shake(tiedStacks(table, events), ms);
  if (kind === "paid") await Promise.all(paidNotes(table, events).map(({ note, to }) => flights.fly([note], to, ms)));
}

async function arrive({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights): Promise<void> {
  const at = (name: (casino: unknown) => string) => events.flatMap((event) => pieces(table, name(event["casino"])));
  if (kind === "rolled") await flights.tumble(pieces(table, "tray"), ms);
  if (kind === "funded")
    await flights.deal(
      at((casino) => `notes-${casino}`),
      spot(table, "pile"),
      ms,
    );
  if (kind === "white-placed")
    await flights.tumble(
      at((casino) => `stack-${casino}-${NEUTRAL}`),
      ms,
    );
}
