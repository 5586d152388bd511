/** The events of Easy Come Easy Go in words; the same choice of messages as in the terminal. */
import type { Facts } from "../../base/catalogue";
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { diceWords, nameOf, prizeName } from "./naming";

export function tell(event: GameEvent, context: TellContext): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(event)) {
    if (name !== "event") facts[name] = word(name, fact, context);
  }
  return context.say(`easy-come-${messageOf(event, context)}`, facts);
}

function messageOf(event: GameEvent, { players }: TellContext): string {
  if (event.event === "rolled" && (event["kept"] as number[]).some(Boolean)) return "rolled-again";
  if (event.event === "count-began" && players.length === 2) return "count-began-of-two";
  return event.event;
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
      return diceWords(fact as number[]);
    default:
      return fact as number;
  }
}
