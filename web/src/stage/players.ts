/** Who sits where, by names that can be told apart. */
import type { Say } from "../base/catalogue";
import type { Seat } from "../base/messages";
import type { Sitting } from "../ui/sitting";
import type { Player } from "./game-module";

/** Seconds without a move after which the house lets a bot step in for somebody. */
const STALLING = 60;
const NAMES = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** As much of a table as is needed to name its people, now or in an earlier game. */
export interface Company {
  seats: (Pick<Seat, "name" | "kind" | "bot"> & Partial<Seat>)[];
}

export function playersOf(company: Company, say: Say): Player[] {
  const taken = new Map<string, number>();
  return company.seats.map((seat, index) => {
    const name = seat.name || nameless(seat.kind, index, say);
    const times = (taken.get(name) ?? 0) + 1;
    if (seat.kind !== "open") taken.set(name, times);
    return {
      name: times > 1 ? `${name} (${times})` : name,
      seat: index,
      isYou: seat.is_you ?? false,
      kind: seat.kind,
      bot: seat.bot,
    };
  });
}

/** A bot is called by its seat. */
function nameless(kind: Seat["kind"], index: number, say: Say): string {
  return kind === "open" ? say("ui-open-seat") : say(`player-${NAMES[index % NAMES.length]}`);
}

/** A bot's level in words; a level without a word is shown as it is. */
export function levelName(level: string, say: Say, knows: (message: string) => boolean): string {
  return knows(`ui-bot-${level}`) ? say(`ui-bot-${level}`) : level;
}

/** Whether a bot plays the seat, or its person is away; of those who see it themselves nothing is said. */
export function sittingOf(seat: Company["seats"][number] | undefined, say: Say): Sitting {
  if (!seat || seat.kind === "open") return { as: null, word: "" };
  if (seat.bot) return { as: "bot", word: say("ui-is-bot") };
  const isAway = seat.is_here === false && !seat.is_you;
  return isAway ? { as: "away", word: say("ui-away") } : { as: null, word: "" };
}

/** The others whom the game has been waiting for so long that a bot may step in. */
export function stallingOf(players: readonly Player[], waiting: readonly number[], seconds: number): Player[] {
  const isSlow = ({ seat, kind, bot, isYou }: Player) => waiting.includes(seat) && kind === "person" && !bot && !isYou;
  return seconds < STALLING ? [] : players.filter(isSlow);
}

/** What is worth knowing about a seat besides its name. */
export function remarkOf(
  player: Player,
  seat: Seat | undefined,
  say: Say,
  knows: (message: string) => boolean,
): string {
  if (player.kind === "open") return "";
  if (seat?.has_resigned) return say("ui-has-resigned");
  if (player.kind === "bot" && player.bot) return say("ui-plan-bot", { level: levelName(player.bot, say, knows) });
  if (player.bot) return say("ui-stood-in");
  if (player.isYou) return say("ui-you");
  return seat?.is_here ? say("ui-here") : say("ui-away");
}
