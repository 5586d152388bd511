/** How the story of Royale is shown: dice tumble and fly, equals shake, fists open, notes fly to their winners. */
import type { GameEvent } from "../../base/messages";
import { coveredLike } from "../../casino/face-down";
import { endsRound, paidNotes, tiedStacks } from "../../casino/payments";
import type { Beat, Script } from "../../stage/animator.svelte";
import { type Opening, wholeOrLastRoll } from "../../stage/opening";
import { type Flights, type Goal, spot } from "../../ui/flights";
import { NEUTRAL } from "./constants";
import { BROUGHT, LANDING, LEAVING, pieces } from "./effects";
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
  landing: LANDING,
};

function begin(shown: Scene, events: GameEvent[], target: Scene): Opening<Scene> {
  const isOpening = events[0]?.event === "round-began" && events[0]["round"] === 1;
  const scene = isOpening ? bare(target) : { ...shown, money: coveredLike(shown.money, target.money) };
  return wholeOrLastRoll(scene, events, target, leadsTo);
}

async function leave({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights, goals: Goal[]): Promise<void> {
  const event = events[0]!;
  const leaving = LEAVING[kind];
  const brought = BROUGHT[kind];
  if (leaving) await flights.land(leaving(event, table), goals, ms);
  if (brought) await flights.bring(brought(event, table)[0] ?? null, goals, ms);
  if (kind === "tied") await flights.shake(tiedStacks(table, events), ms);
  if (kind === "paid") await Promise.all(paidNotes(table, events).map(({ note, to }) => flights.fly([note], to, ms)));
}

async function arrive({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights): Promise<void> {
  const at = (name: (event: GameEvent) => string) => events.flatMap((event) => pieces(table, name(event)));
  switch (kind) {
    case "rolled":
      return flights.tumble(pieces(table, "tray"), ms);
    case "black-rolled":
      return flights.tumble(pieces(table, "black"), ms);
    case "funded":
      return flights.deal(
        at((event) => `notes-${event["casino"]}`),
        spot(table, "pile"),
        ms,
      );
    case "board-laid":
      return flights.deal(
        at((event) => `board-${event["board"]}`),
        spot(table, "pile"),
        ms,
      );
    case "neutral-placed":
      return flights.tumble(
        at((event) => `stack-${event["casino"]}-${NEUTRAL}`),
        ms,
      );
    case "guessed":
    case "opened":
      return flights.deal(pieces(table, "reveal"), spot(table, "reveal"), ms);
  }
}
