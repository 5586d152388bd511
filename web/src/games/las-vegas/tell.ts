/** The events of Las Vegas in words, from the same messages as in the terminal. */
import type { GameEvent } from "../../base/messages";
import { laidOut } from "../../casino/notes";
import type { TellContext } from "../../stage/game-module";
import { drawn } from "../../stage/drawn";
import { sentence } from "../../stage/sentence";
import { casinoName, money, ownerName } from "./naming";

export function tell(event: GameEvent, context: TellContext): string {
  return sentence("las-vegas", event, context, (name, fact) => word(name, fact, context));
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
      return context.isDrawn ? drawn(name) : rolledWords(fact as number[][], context);
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
