/** What is said of whoever has won. */
import type { Say } from "../base/catalogue";
import type { Placing, Turned } from "../base/messages";
import type { GameModule, Player, TellContext } from "./game-module";

export function winnersOf(standing: readonly Placing[]): Placing[] {
  return standing.filter(({ place }) => place === 1);
}

/** Whether the one person at this device has won, and won alone. */
export function isOwnVictory(players: readonly Player[], standing: readonly Placing[]): boolean {
  const [winner, ...others] = winnersOf(standing);
  const people = players.filter((player) => player.isYou);
  return others.length === 0 && people.length === 1 && people[0]!.seat === winner?.seat;
}

export function victoryWords(players: readonly Player[], standing: readonly Placing[], say: Say): string {
  if (isOwnVictory(players, standing)) return say("ui-you-win");
  const names = winnersOf(standing).map(({ seat }) => players[seat]?.name ?? "");
  return say("ui-winner", { names: names.join(" & "), count: names.length });
}

/** The move with which the game turned, as the log tells it. */
export function turnedWords(turned: Turned | null, game: Pick<GameModule, "tell">, context: TellContext): string {
  const lines = (turned?.events ?? []).map((event) => game.tell(event, context));
  return lines.filter(Boolean).join(" ");
}
