/** The events of Royale in words, from the same messages as in the terminal. */
import type { GameEvent } from "../../base/messages";
import type { TellContext } from "../../stage/game-module";
import { drawn } from "../../stage/drawn";
import { sentence } from "../../stage/sentence";
import { NOBODY } from "./constants";
import { boardName, casinoName, diceWords, money, ownerName, reward } from "./naming";

/** Events that tell amounts, not rewards in chips or notes. */
const CASH = new Set(["fined", "split-made", "opened"]);

export function tell(event: GameEvent, context: TellContext): string {
  const off = Number(event["tokens"]) - Number(event["held"]);
  return sentence("royale", event, context, (name, fact) => word(name, fact, event, context), { off });
}

function word(name: string, fact: unknown, event: GameEvent, context: TellContext): string | number {
  const { say } = context;
  switch (name) {
    case "seat":
    case "first":
    case "owner":
    case "guesser":
    case "winner":
      return ownerName(context, fact as number);
    case "casino":
      return casinoName(context, fact as number);
    case "board":
      return boardName(context, fact as number);
    case "note":
    case "rest":
      return money(say, fact as number);
    case "amount":
      return CASH.has(event.event) ? money(say, fact as number) : reward(say, fact as number);
    case "notes":
      return (fact as number[]).map((note) => money(say, note)).join(" + ");
    case "chips":
      return say("royale-chips", { count: fact as number });
    case "small":
      return diceWords(say, fact as number, Boolean(event["big"]));
    case "rolled":
      return context.isDrawn ? drawn(name) : rolledWords(fact as number[], event["biggy"] as number);
    case "black":
      return context.isDrawn ? drawn(name) : (fact as number[]).join(" ");
    case "value":
    case "group":
      return Number(fact) + 1;
    case "dice":
      return Array.isArray(fact) ? greyWords(fact as number[], context) : (fact as number);
    default:
      return fact as number;
  }
}

/** "1 1 4, Biggy 3": the values one by one, as the eye finds them on the table. */
function rolledWords(rolled: number[], biggy: number): string {
  const small = rolled.flatMap((count, value) => Array<number>(count).fill(value + 1)).join(" ");
  return [small, biggy === NOBODY ? "" : `Biggy ${biggy + 1}`].filter(Boolean).join(", ");
}

function greyWords(dice: number[], context: TellContext): string {
  return dice.map((count, casino) => `${casinoName(context, casino)} (${count})`).join(", ");
}
