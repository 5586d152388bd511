/** The plan of a new table: pure, so that every rule of the form is tested without a page. */
import type { GameInfo, GameOption, NewTable } from "../../base/api";

/** A person on this device; `me:Benno` is somebody else on it, with a name of their own. */
export const ME = "me";
const NAMED = `${ME}:`;
export const OPEN = "open";

export type Value = boolean | number | string | null;

export interface Plan {
  game: string;
  seats: string[];
  options: Record<string, Value>;
  isOpen: boolean;
  botAfter: number;
  clock: number;
  takeback: boolean;
  coach: boolean;
  rated: boolean;
}

/** Me against three bots of the middle level: one press to play. */
export function firstPlan(info: GameInfo): Plan {
  const bot = middleBot(info);
  const players = Math.min(info.players.most, Math.max(info.players.fewest, 4));
  return {
    game: info.name,
    seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? ME : bot)),
    options: Object.fromEntries(info.options.map((option) => [option.name, option.default])),
    isOpen: false,
    botAfter: 60,
    clock: 0,
    takeback: false,
    coach: false,
    rated: false,
  };
}

export function middleBot(info: GameInfo): string {
  return info.bots[Math.floor((info.bots.length - 1) / 2)] ?? OPEN;
}

/** The same plan with more or fewer seats; new ones are bots, and a chosen seat that has gone is forgotten. */
export function withPlayers(plan: Plan, players: number, info: GameInfo): Plan {
  const seats = Array.from({ length: players }, (_, seat) => plan.seats[seat] ?? middleBot(info));
  const options = { ...plan.options };
  for (const option of info.options) {
    const value = options[option.name];
    if (option.kind === "seat" && typeof value === "number" && value >= players) options[option.name] = null;
  }
  return { ...plan, seats, options };
}

/** Rated or not; a rated game has no coach. */
export function withRating(plan: Plan, rated: boolean): Plan {
  return { ...plan, rated, coach: plan.coach && !rated };
}

/** With a coach or without; a game with a coach is not rated. */
export function withCoach(plan: Plan, coach: boolean): Plan {
  return { ...plan, coach, rated: plan.rated && !coach };
}

export function isMe(seat: string): boolean {
  return seat === ME || seat.startsWith(NAMED);
}

/** The name of somebody else on this device. */
export function nameOf(seat: string): string {
  return seat.startsWith(NAMED) ? seat.slice(NAMED.length) : "";
}

export function named(name: string): string {
  return NAMED + name;
}

/** The first person on the device goes by their nickname; who has no name is known by the same one. */
function ordered(seats: string[]): string[] {
  const mine = seats.findIndex(isMe);
  return seats.map((seat, index) => {
    if (!isMe(seat)) return seat;
    const name = nameOf(seat).trim();
    return index === mine || !name ? ME : named(name);
  });
}

export function hasOpenSeats(plan: Plan): boolean {
  return plan.seats.includes(OPEN);
}

export function orderOf(plan: Plan): NewTable {
  return {
    game: plan.game,
    players: plan.seats.length,
    options: plan.options,
    seats: ordered(plan.seats),
    is_open: plan.isOpen,
    bot_after: plan.botAfter,
    clock: plan.clock,
    takeback: plan.takeback,
    coach: plan.coach,
    rated: plan.rated,
  };
}

/** More numbers than this are written, not picked from a list. */
const MOST_LISTED = 30;

/** The numbers an option may be, as the house describes it; null where they are too many for a list. */
export function numbersOf(option: GameOption): number[] | null {
  const [low, high] = [option.low ?? 0, option.high ?? 0];
  const count = Math.floor((high - low) / option.step) + 1;
  return count > MOST_LISTED ? null : Array.from({ length: count }, (_, index) => low + index * option.step);
}

/** What was written for an option, as the nearest number that it may be; nothing, or no number, is none if that may be. */
export function nearestOf(option: GameOption, text: string): number | null {
  const [low, high] = [option.low ?? 0, option.high ?? 0];
  const wanted = text.trim() === "" ? NaN : Number(text);
  if (!Number.isFinite(wanted)) return option.is_optional ? null : (option.default as number);
  const steps = Math.round((Math.min(high, Math.max(low, wanted)) - low) / option.step);
  return low + Math.min(steps, Math.floor((high - low) / option.step)) * option.step;
}
