/** How the story of Alles oder Nichts is shown: cards are dealt, played to the middle and swept to who takes them. */
import type { GameEvent } from "../../base/messages";
import type { Beat, Script } from "../../stage/animator.svelte";
import type { Opening } from "../../stage/opening";
import { type Flights, type Goal, pieces, spot } from "../../ui/flights";
import { type Scene, seenBy } from "./scene";
import { beatsOf } from "./beats";
import { after, bare, leadsTo } from "./reducer";

export const SCRIPT: Script<Scene> = {
  begin,
  beats: beatsOf,
  after,
  leave,
  arrive,
  endsRound,
  landing: { played: playedOn, "trick-taken": trickOn },
};

const BEGINNINGS = new Set(["drew", "deal-began"]);

/** A story that begins elsewhere is not told. */
function begin(shown: Scene, events: GameEvent[], target: Scene): Opening<Scene> {
  const isOpening = BEGINNINGS.has(events[0]?.event ?? "");
  const scene = isOpening ? bare(target) : seenBy(shown, target.focus);
  return leadsTo(scene, events, target) ? { scene, events } : { scene: target, events: [] };
}

/** A deal is over when it is scored. */
function endsRound({ kind }: Beat): boolean {
  return kind === "scored";
}

function playedOn(event: GameEvent, table: HTMLElement): Element[] {
  return pieces(table, `slot-${Number(event["seat"])}`);
}

/** The whole trick goes where the tricks of its taker are counted. */
function trickOn(event: GameEvent, table: HTMLElement): Element[] {
  const pile = spot(table, `tricks-${Number(event["seat"])}`)?.querySelector("svg");
  return pile ? [pile] : [];
}

async function leave({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights, goals: Goal[]): Promise<void> {
  const [event] = events;
  if (kind === "played") await flights.land(pieces(table, `hand-${event!["card"]}`), goals, ms);
  const [pile] = goals;
  if (kind === "trick-taken" && pile) {
    const cards = pieces(table, "seats");
    await flights.land(cards, Array<Goal>(cards.length).fill(pile), ms);
  }
}

async function arrive({ kind, events, ms }: Beat, table: HTMLElement, flights: Flights): Promise<void> {
  const seat = events[0]?.["seat"];
  const deck = spot(table, "deck");
  const laid = events.flatMap((event) => pieces(table, `slot-${event["seat"]}`));
  if (kind === "drew") await flights.deal(laid, deck, ms);
  if (kind === "deal-began") await flights.deal(pieces(table, "hand"), deck, ms);
  if (kind === "trump-turned") await flights.deal(pieces(table, "trump"), deck, ms);
  if (kind === "bid-laid" || kind === "bid-changed") await flights.deal(laid, spot(table, `seat-${seat}`), ms);
  if (kind === "bid-shown") await flights.deal(laid, null, ms);
  if (kind === "played" && table.dataset["focus"] !== String(seat))
    await flights.deal(laid, spot(table, `seat-${seat}`), ms);
}
