/** A game that brings no table of its own: its fields, its moves as buttons, and its story by name. */
import type { GameEvent, Move } from "../../base/messages";
import { words } from "../../base/words.svelte";
import type { GameModule, TellContext } from "../game-module";
import { sentence } from "../sentence";
import { moveTitle, title } from "./fields";
import Figure from "./Figure.svelte";
import Rules from "./Rules.svelte";
import Table from "./Table.svelte";

export function moduleOf(game: string): GameModule {
  return {
    Figure,
    Rules,
    Table,
    moveWords: (move: Move) => moveTitle(move),
    result: String,
    tell: (event, context) => tell(game, event, context),
  };
}

/** In the game's own words if it has brought some, else the facts by their names. */
function tell(game: string, event: GameEvent, context: TellContext): string {
  if (words.knows(`${game}-${event.event}`)) {
    return sentence(game, event, context, (name, fact) => said(name, fact, context));
  }
  const facts = Object.entries(event).filter(([name]) => name !== "event" && name !== "only");
  const told = facts.map(([name, fact]) =>
    isSeat(name) ? said(name, fact, context) : `${name} ${said(name, fact, context)}`,
  );
  return told.length > 0 ? `${title(event.event)}: ${told.join(", ")}` : title(event.event);
}

const isSeat = (name: string): boolean => name === "seat" || name === "winner" || name === "owner";

function said(name: string, fact: unknown, { players }: TellContext): string {
  const player = isSeat(name) ? players[Number(fact)] : undefined;
  return player?.name ?? (Array.isArray(fact) ? fact.join(" ") : String(fact));
}
