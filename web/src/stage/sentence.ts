/** An event as a sentence: the message of its kind, filled with its facts in words. */
import type { Facts } from "../base/catalogue";
import type { GameEvent } from "../base/messages";
import type { TellContext } from "./game-module";

type Word = (name: string, fact: unknown) => string | number;

/** `more` are facts of the game's own by which a message may choose its variant. */
export function sentence(game: string, event: GameEvent, context: TellContext, word: Word, more: Facts = {}): string {
  const facts: Facts = { ...choicesOf(event, context), ...more };
  for (const [name, fact] of factsOf(event)) facts[name] = word(name, fact);
  return context.say(`${game}-${event.event}`, facts);
}

function factsOf(event: GameEvent): [string, unknown][] {
  return Object.entries(event).filter(([name]) => name !== "event" && name !== "only");
}

/** By what a message may choose its variant, beside the facts: how many of a fact there are, and whose. */
function choicesOf(event: GameEvent, { players }: TellContext): Facts {
  const counts = Object.fromEntries(factsOf(event).map(([name, fact]) => [`${name}-count`, count(fact)]));
  const kind = Number(event["owner"] ?? 0) < players.length ? "player" : "nobody";
  return { ...counts, "owner-kind": kind, players: players.length };
}

/** A number itself; of a list, how many of its entries are not nothing. */
function count(fact: unknown): number {
  return Array.isArray(fact) ? fact.filter(Boolean).length : Number(fact);
}
