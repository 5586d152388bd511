/** What moves besides the roll: from where dice, chips and notes set out, and on what they land in the scene to come. */
import type { GameEvent } from "../../base/messages";
import { purseOf } from "../../casino/payments";
import { landingOn, pieces as allPieces, spot } from "../../ui/flights";
import { chipsOf } from "./boards";
import { BLOCK_IT, DOUBLE_DOWN, GREY, HANDICAP, KNOCKOUT, MY_CHOICE, NICE_DICE } from "./constants";

type Find = (event: GameEvent, table: HTMLElement) => Element[];

/** Pieces that lie somewhere set out themselves. */
export const LEAVING: Record<string, Find> = {
  placed: (event, table) => pieces(table, `group-${number(event, "casino") + 1}`),
  fetched: (event, table) => dice(stackOf(event, table), event),
  recovered: (event, table) => onBoard(table, KNOCKOUT, number(event, "seat")),
  "gold-returned": (event, table) => onBoard(table, MY_CHOICE, number(event, "owner")),
  "put-down": putDown,
  "doubled-down": (event, table) => dice(pieces(table, `stack-${doubled(table)}-${number(event, "seat")}`), event),
  "black-added": (event, table) => marked(table, "black", `[data-value="${number(event, "casino") + 1}"]`).slice(-1),
  "grey-taken": (event, table) => landingOn(greyAt(event, table), 1),
  rewarded: (event, table) => pieces(table, `${isChips(event) ? "coin" : "cash"}-${number(event, "board")}`),
};

/** Others come from a supply, or from below what has taken their place. */
export const BROUGHT: Record<string, Find> = {
  "power-used": fromSupply,
  "die-set": fromSupply,
  knocked: fromSupply,
  "gold-put": fromSupply,
  pushed: (event, table) => marked(table, `on-${NICE_DICE}`, `[data-value="${number(event, "casino") + 1}"]`),
  blocked: (_, table) => countOn(table, BLOCK_IT),
};

export const LANDING: Record<string, Find> = {
  placed: onStack,
  "power-used": onStack,
  "die-set": onStack,
  pushed: onStack,
  "black-added": (event, table) => landingOn(stackOf(event, table), 1),
  knocked: (event, table) => dice(onBoard(table, KNOCKOUT, number(event, "seat")), event),
  "gold-put": (event, table) => onBoard(table, MY_CHOICE, number(event, "seat")),
  "put-down": (event, table) => marked(table, `on-${NICE_DICE}`, `[data-value="${number(event, "value") + 1}"]`),
  "doubled-down": (event, table) => dice(onBoard(table, DOUBLE_DOWN, number(event, "seat")), event),
  blocked: (event, table) => landingOn(greyAt(event, table), number(event, "dice")),
  "grey-taken": (_, table) => countOn(table, HANDICAP),
  fetched: toSupply,
  recovered: toSupply,
  "gold-returned": toSupply,
  rewarded: (event, table) =>
    [isChips(event) ? inCell(event, table, "[data-chips] svg") : purseOf(table, ownerOf(event))].filter(
      (place) => place !== null,
    ),
};

const number = (event: GameEvent, name: string): number => Number(event[name]);
const ownerOf = (event: GameEvent): number => Number(event["seat"] ?? event["owner"]);
const isChips = (event: GameEvent): boolean => chipsOf(number(event, "amount")) !== null;

/** Where room is short some dice of a stack are not drawn, and cannot fly. */
export function pieces(table: HTMLElement, name: string): Element[] {
  return allPieces(table, name).filter((piece) => piece.getBoundingClientRect().width > 0);
}

function stackOf(event: GameEvent, table: HTMLElement): Element[] {
  return pieces(table, `stack-${number(event, "casino")}-${ownerOf(event)}`);
}

function greyAt(event: GameEvent, table: HTMLElement): Element[] {
  return pieces(table, `stack-${number(event, "casino")}-${GREY}`);
}

/** Where a board says how many grey dice, or pictures for them, it has left. */
function countOn(table: HTMLElement, board: number): Element[] {
  return [...(spot(table, `on-${board}`)?.querySelectorAll("[data-figure]") ?? [])];
}

/** The Biggy of a group comes first, on its stack too; where it stands for all, so do small dice land on it. */
function onStack(event: GameEvent, table: HTMLElement): Element[] {
  return dice(stackOf(event, table), event);
}

function dice(lying: Element[], event: GameEvent): Element[] {
  return [...(event["big"] ? lying.slice(0, 1) : []), ...landingOn(lying, number(event, "small"))];
}

/** One that was just placed comes from its casino, any other from the roll. */
function putDown(event: GameEvent, table: HTMLElement): Element[] {
  const value = number(event, "value");
  const rolled = pieces(table, `group-${value + 1}`);
  return dice(rolled.length ? rolled : pieces(table, `stack-${value}-${number(event, "seat")}`), event);
}

function fromSupply(event: GameEvent, table: HTMLElement): Element[] {
  return toSupply(event, table).slice(0, 1);
}

/** Each of its dice goes where those left are counted. */
function toSupply(event: GameEvent, table: HTMLElement): Element[] {
  const place =
    inCell(event, table, event["big"] ? "[data-dice] .big" : "[data-dice] .cube") ??
    inCell(event, table, "[data-dice]");
  return place ? Array.from({ length: number(event, "small") + number(event, "big") }, () => place) : [];
}

function inCell(event: GameEvent, table: HTMLElement, selector: string): Element | null {
  return spot(table, `seat-${ownerOf(event)}`)?.querySelector(selector) ?? null;
}

function onBoard(table: HTMLElement, board: number, owner: number): Element[] {
  return marked(table, `on-${board}`, `[data-owner="${owner}"]`);
}

function marked(table: HTMLElement, name: string, mark: string): Element[] {
  return [...(spot(table, name)?.querySelectorAll(`${mark} svg`) ?? [])];
}

function doubled(table: HTMLElement): string {
  return spot(table, `board-${DOUBLE_DOWN}`)?.dataset["casino"] ?? "";
}
