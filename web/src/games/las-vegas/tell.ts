/** The events of Las Vegas in words; the same choice of messages as in the terminal. */
import type { Facts } from "../../base/catalogue";
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { NEUTRAL } from "./constants";
import { casinoName, money, ownerName } from "./naming";
import { laidOut } from "./scene";

export function tell(event: GameEvent, context: TellContext): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(event)) {
    if (name !== "event") facts[name] = word(name, fact, context);
  }
  return context.say(`las-vegas-${messageOf(event)}`, facts);
}

function messageOf(event: GameEvent): string {
  if (event.event === "placed" && event["white"]) return event["own"] ? "placed-both" : "placed-white";
  if (event.event === "paid" && event["owner"] === NEUTRAL) return "paid-neutral";
  if (event.event === "funded" && !laidOut(event["notes"] as number[]).length) return "not-funded";
  return event.event;
}

function word(name: string, fact: unknown, context: TellContext): string | number {
  switch (name) {
    case "seat":
    case "first":
    case "owner":
      return ownerName(context, fact as number);
    case "casino":
      return casinoName(context, fact as number);
    case "note":
      return money(context.say, fact as number);
    case "notes":
      return laidOut(fact as number[])
        .map((note) => money(context.say, note))
        .join(" + ");
    case "dice":
      return context.say("las-vegas-dice", { count: fact as number });
    case "rolled":
      return rolledWords(fact as number[][], context);
    default:
      return fact as number;
  }
}

/** "1 1 4 6, White 3": the values one by one, as the eye finds them on the table. */
function rolledWords([own = [], white = []]: number[][], { say }: TellContext): string {
  const values = (tally: number[]) => tally.flatMap((count, index) => Array<number>(count).fill(index + 1)).join(" ");
  const whites = values(white) && `${say("las-vegas-neutral")} ${values(white)}`;
  return [values(own), whites].filter(Boolean).join(", ");
}
