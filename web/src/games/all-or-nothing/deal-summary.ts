/** What a deal has brought, to be read before the next one. */
import type { GameEvent } from "../../base/messages";
import type { RoundSummary } from "../../stage/round-summary";
import { nameOf, saidWords, type Naming } from "./naming";
import { scoreOf } from "./scene";

export function gainsOf(events: GameEvent[], naming: Naming): RoundSummary["gains"] {
  return events.filter(({ event }) => event === "scored").map((event) => gainOf(event, naming));
}

function gainOf(event: GameEvent, naming: Naming): RoundSummary["gains"][number] {
  const { say } = naming;
  const [seat, { bid, said, tricks, points, total }] = [Number(event["seat"]), scoreOf(event)];
  const detail = say("all-or-nothing-ui-summary", { bid, said: saidWords(say, said), tricks, total });
  return { seat, name: nameOf(naming, seat), words: `+${points}`, detail, isNone: points === 0 };
}
