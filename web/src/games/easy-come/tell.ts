/** The events of Easy Come Easy Go in words, from the same messages as in the terminal. */
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { drawn } from "../../stage/drawn";
import { sentence } from "../../stage/sentence";
import { diceWords, nameOf, prizeName } from "./naming";

export function tell(event: GameEvent, context: TellContext): string {
  return sentence("easy-come", event, context, (name, fact) => word(name, fact, context));
}

/** Once somebody has won, it does not matter how long the others would have had to wait. */
export function worthTelling(events: GameEvent[]): GameEvent[] {
  const won = events.findIndex(({ event }) => event === "won");
  return events.filter(({ event }, index) => won < 0 || index <= won || event !== "counted");
}

function word(name: string, fact: unknown, context: TellContext): string | number {
  switch (name) {
    case "seat":
    case "owner":
      return nameOf(context, fact as number);
    case "prize":
      return prizeName(context.say, fact as number);
    case "rolled":
    case "kept":
    case "dice":
      return context.isDrawn ? drawn(name) : diceWords(fact as number[]);
    default:
      return fact as number;
  }
}
