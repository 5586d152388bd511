/** How the story of Royale is shown: dice tumble and fly, equals shake, fists open, notes fly to their winners. */
import type { GameEvent } from "../../base/messages";
import { coveredLike } from "../../casino/face-down";
import { endsRound, paidNotes, tiedStacks } from "../../casino/payments";
import type { Beat, Script } from "../../stage/animator.svelte";
import { type Opening, wholeOrLastRoll } from "../../stage/opening";
import { type Flights, landingOn, pieces as allPieces, spot } from "../../ui/flights";
import { DOUBLE_DOWN, GREY, KNOCKOUT, MY_CHOICE, NEUTRAL, NICE_DICE } from "./constants";
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

/** Where room is short some dice of a stack are not drawn, and cannot fly. */
function pieces(table: HTMLElement, name: string): Element[] {
  return allPieces(table, name).filter((piece) => piece.getBoundingClientRect().width > 0);
}

function begin(shown: Scene, events: GameEvent[], target: Scene): Opening<Scene> {
  const isOpening = events[0]?.event === "round-began" && events[0]["round"] === 1;
  const scene = isOpening ? bare(target) : { ...shown, money: coveredLike(shown.money, target.money) };
  return wholeOrLastRoll(scene, events, target, leadsTo);
}

/** The Biggy of a group comes first, on its stack too; where it stands for all, so do small dice land on it. */
function placedOn(event: GameEvent, table: HTMLElement): Element[] {
  const stack = pieces(table, `stack-${Number(event["casino"])}-${Number(event["seat"])}`);
  return [...(event["big"] ? stack.slice(0, 1) : []), ...landingOn(stack, Number(event["small"]))];
}

async function leave(
  { kind, events, ms }: Beat,
  table: HTMLElement,
  flights: Flights,
  goals: DOMRect[],
): Promise<void> {
  const fact = (name: string) => Number(events[0]?.[name]);
  const seat = () => pieces(table, `seat-${fact("seat")}`);
  const to = (name: string) => spot(table, name);
  switch (kind) {
    case "placed":
      return flights.land(pieces(table, `group-${fact("casino") + 1}`), goals, ms);
    case "power-used":
    case "die-set":
      return flights.fly(seat(), to(`dice-${fact("casino")}`), ms);
    case "fetched":
      return flights.fly(
        pieces(table, `stack-${fact("casino")}-${fact("seat")}`).slice(0, 1),
        to(`seat-${fact("seat")}`),
        ms,
      );
    case "knocked":
      return flights.fly(seat(), to(`board-${KNOCKOUT}`), ms);
    case "gold-put":
      return flights.fly(seat(), to(`board-${MY_CHOICE}`), ms);
    case "put-down":
      return flights.fly(pieces(table, `group-${fact("value") + 1}`).slice(0, 1), to(`board-${NICE_DICE}`), ms);
    case "doubled-down":
      return flights.fly(
        pieces(table, `stack-${casinoOf(table, DOUBLE_DOWN)}-${fact("seat")}`),
        to(`board-${DOUBLE_DOWN}`),
        ms,
      );
    case "grey-taken":
      return flights.fly(pieces(table, `stack-${fact("casino")}-${GREY}`).slice(0, 1), to(`seat-${fact("seat")}`), ms);
    case "black-added":
      return flights.fly(pieces(table, "black").slice(0, 1), to(`dice-${fact("casino")}`), ms);
    case "rewarded":
      return flights.fly(pieces(table, `coin-${fact("board")}`), to(`seat-${fact("seat")}`), ms);
    case "tied":
      return flights.shake(tiedStacks(table, events), ms);
    case "paid":
      await Promise.all(paidNotes(table, events).map(({ note, to }) => flights.fly([note], to, ms)));
  }
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
    case "blocked":
      return flights.tumble(
        at((event) => `stack-${event["casino"]}-${GREY}`),
        ms,
      );
    case "guessed":
    case "opened":
      return flights.deal(pieces(table, "reveal"), spot(table, "reveal"), ms);
  }
}

function casinoOf(table: HTMLElement, board: number): string {
  return spot(table, `board-${board}`)?.dataset["casino"] ?? "";
}
