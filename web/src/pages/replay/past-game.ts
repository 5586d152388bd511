/** A finished game as the pages that show it need it, and what is told of it. */
import { house, type Replay } from "../../base/api";
import { noteInvite } from "../../base/invites";
import type { GameEvent, Summary } from "../../base/messages";
import type { GameModule, TellContext } from "../../stage/game-module";
import { loadGame } from "../games";

export interface PastGame {
  replay: Replay;
  summary: Summary;
  module: GameModule;
}

export async function loadPastGame(table: string, game: number, invite: string | null): Promise<PastGame> {
  noteInvite(table, invite);
  const [replay, { table: summary, invite: own }] = await Promise.all([house.replay(table, game), house.table(table)]);
  noteInvite(table, own);
  return { replay, summary, module: await loadGame(summary.game) };
}

/** What is told of events, line by line. */
export function linesOf(module: GameModule, context: TellContext, events: GameEvent[]): string[] {
  const worth = module.worthTelling?.(events) ?? events;
  return worth.map((event) => module.tell(event, context)).filter((line) => line !== null);
}
