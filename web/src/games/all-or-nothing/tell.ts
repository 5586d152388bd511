/** The events of Alles oder Nichts in words; the same choice of messages as in the terminal. */
import type { Facts } from "../../base/catalogue";
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { DECKS, MOST_RANKS, OPEN } from "./constants";
import { cardsIn } from "./cards";
import { cardName, nameOf, type Naming } from "./naming";

export function tell(event: GameEvent, context: TellContext): string | null {
  if (!isForAll(event, context)) return null;
  const naming = { ...context, ranks: ranksOf(context.options) };
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(event)) {
    if (name !== "event" && name !== "only") facts[name] = word(name, fact as number, naming);
  }
  return context.say(`all-or-nothing-${messageOf(event)}`, facts);
}

/** What is for one player's eyes is told only where nobody else looks at the same screen. */
function isForAll(event: GameEvent, { players }: TellContext): boolean {
  const yours = players.filter(({ isYou }) => isYou);
  return event["only"] === undefined || (yours.length === 1 && yours[0]!.seat === event["only"]);
}

export function ranksOf(options: Record<string, unknown>): number {
  return DECKS[String(options["deck"])] ?? MOST_RANKS;
}

function messageOf(event: GameEvent): string {
  if (event.event !== "scored") return event.event;
  const isExact = event["bid"] === event["tricks"];
  return `scored${event["said"] === OPEN ? "-open" : ""}${isExact ? "-exact" : ""}`;
}

function word(name: string, fact: number, naming: Naming): string | number {
  switch (name) {
    case "seat":
    case "dealer":
      return nameOf(naming, fact);
    case "card":
      return cardName(naming, fact);
    case "hand":
      return cardsIn(fact)
        .map((card) => cardName(naming, card))
        .join(", ");
    case "points":
      return naming.say("all-or-nothing-points", { points: fact });
    default:
      return fact;
  }
}
