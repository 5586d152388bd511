/** The words of Easy Come Easy Go that several parts need. */
import type { Say } from "../../base/catalogue";
import type { Player } from "../../stage/game-module";
import { CENTRE } from "./constants";
import type { Act, Shelf } from "./model";
import { diceOf } from "./scene";

const LONGEST = 12;

export interface Naming {
  say: Say;
  lang: string;
  players: Player[];
}

export function nameOf({ players }: Pick<Naming, "players">, seat: number): string {
  return players[seat]?.name ?? String(seat + 1);
}

export const prizeName = (say: Say, prize: number): string => say(`easy-come-prize-${prize}`);

/** What the dice must show. */
export const combination = (say: Say, prize: number): string => say(`easy-come-ui-combination-${prize}`);

/** "0 2 2 5": the values one by one, as the eye finds them on the table. */
export function diceWords(tally: number[]): string {
  return diceOf(tally).join(" ");
}

/** "34 %"; what is neither impossible nor certain is never called so. */
export function percent(lang: string, chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(shown);
}

/** "Take Straight", "Steal Straight from Ben". */
export function claimWords(naming: Naming, prize: number, owner: number): string {
  const { say } = naming;
  if (owner === CENTRE) return say("easy-come-ui-claim", { prize: prizeName(say, prize) });
  return say("easy-come-ui-steal", { prize: prizeName(say, prize), owner: nameOf(naming, owner) });
}

/** What the button does. */
export function actWords(naming: Naming, act: Act, owners: number[], canClaim: boolean): string {
  if (act.kind === "claim") {
    const prize = act.move["prize"] as number;
    return claimWords(naming, prize, owners[prize] ?? CENTRE);
  }
  if (act.kind === "keep") return naming.say("easy-come-ui-keep", { dice: act.dice.join(" "), rest: act.rest });
  return naming.say(canClaim ? "easy-come-ui-decline" : "easy-come-ui-end");
}

/** A prize for those who hear the table: what it asks for, whose it is, and the chance of it. */
export function prizeWords(naming: Naming, prize: number, owner: number, chance: number | null): string {
  const { say } = naming;
  const place =
    owner === CENTRE ? say("easy-come-ui-centre") : say("easy-come-ui-owned", { player: nameOf(naming, owner) });
  const told = [`${prizeName(say, prize)}: ${combination(say, prize)}`, place];
  if (chance !== null) told.push(say("easy-come-ui-chance", { percent: percent(naming.lang, chance) }));
  return told.join(". ");
}

/** A shelf for those who hear the table. */
export function shelfWords({ say }: Naming, shelf: Shelf): string {
  const prizes = shelf.prizes.map((prize) => prizeName(say, prize));
  const told = [shelf.name, say("easy-come-prizes", { count: prizes.length })];
  return [
    ...told,
    ...prizes,
    ...(shelf.countdown > 0 ? [say("easy-come-ui-wins-in", { turns: shelf.countdown })] : []),
  ].join(", ");
}

/** As much of a name as the sign has room for. */
function brief(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** What the sign above the prizes says: the count toward a win if there is one, else how to win. */
export function signWords(naming: Naming, first: Shelf | undefined, winner: number): string {
  const { say, players } = naming;
  if (winner >= 0) return say("easy-come-ui-winner", { player: brief(nameOf(naming, winner)) });
  if (!first) return say("easy-come-ui-sign");
  const isAlone = players.filter((player) => player.isYou).length === 1;
  if (first.isYou && isAlone) return say("easy-come-ui-count-you", { turns: first.countdown });
  return say("easy-come-ui-count", { player: brief(first.name), turns: first.countdown });
}
