/** The events of Alles oder Nichts in words, from the same messages as in the terminal. */
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { drawn } from "../../stage/drawn";
import { sentence } from "../../stage/sentence";
import { DECKS, MOST_RANKS } from "./constants";
import { cardsIn } from "./cards";
import { cardName, nameOf, type Naming } from "./naming";

export function tell(event: GameEvent, context: TellContext): string | null {
  if (!isForAll(event, context)) return null;
  const naming = { ...context, ranks: ranksOf(context.options) };
  const off = Number(event["tricks"]) - Number(event["bid"]);
  return sentence("all-or-nothing", event, context, (name, fact) => word(name, fact as number, naming), { off });
}

/** What is for one player's eyes is told only where nobody else looks at the same screen. */
function isForAll(event: GameEvent, { players }: TellContext): boolean {
  const yours = players.filter(({ isYou }) => isYou);
  return event["only"] === undefined || (yours.length === 1 && yours[0]!.seat === event["only"]);
}

export function ranksOf(options: Record<string, unknown>): number {
  return DECKS[String(options["deck"])] ?? MOST_RANKS;
}

function word(name: string, fact: number, naming: Naming & Pick<TellContext, "isDrawn">): string | number {
  switch (name) {
    case "seat":
    case "dealer":
      return nameOf(naming, fact);
    case "card":
      return naming.isDrawn ? drawn(name) : cardName(naming, fact);
    case "hand":
      if (naming.isDrawn) return drawn(name);
      return cardsIn(fact)
        .map((card) => cardName(naming, card))
        .join(", ");
    case "points":
      return naming.say("all-or-nothing-points", { points: fact });
    default:
      return fact;
  }
}
