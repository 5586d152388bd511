/** What people have agreed on before a game, in words. */
import type { GameInfo, GameOption } from "../base/api";
import type { Say } from "../base/catalogue";
import type { Summary } from "../base/messages";
import type { Player } from "./game-module";

export interface Speech {
  say: Say;
  knows: (message: string) => boolean;
}

/** Something agreed. */
export interface Term {
  name: string;
  label: string;
  value: string;
}

/** As much of a table, or of a tournament, as says what was agreed there. */
export type Agreed = Pick<Summary, "game" | "options" | "clock" | "bot_after" | "rated"> &
  Partial<Pick<Summary, "takeback" | "coach">>;

export function optionLabel(game: string, option: GameOption, { say }: Speech): string {
  return say(`${game}-option-${option.name}`);
}

/** What the option means, in a sentence. */
export function optionHelp(game: string, option: GameOption, { say }: Speech): string {
  return say(`${game}-option-${option.name}-help`);
}

/** A choice without a word is shown as it is. Options that differ only in a number (board_1, board_2) share their words. */
export function choiceName(game: string, option: GameOption, choice: string, { say, knows }: Speech): string {
  const names = [option.name, option.name.replace(/_\d+$/, "")];
  const message = names.map((name) => `${game}-option-${name}-${choice}`).find(knows);
  return message ? say(message) : choice;
}

export function secondsWords(seconds: number, none: string, { say }: Speech): string {
  return seconds === 0 ? say(none) : say("ui-seconds", { seconds });
}

/** A table that goes on by older rules may lack an option. */
const changedOf = ({ options }: Agreed, info: GameInfo) =>
  info.options.filter((option) => option.name in options && options[option.name] !== option.default);

export function isAsPrinted(table: Agreed, info: GameInfo): boolean {
  return changedOf(table, info).length === 0;
}

/** The options that are not as printed, then the clock and when a bot steps in. */
export function termsOf(table: Agreed, info: GameInfo, players: Player[], speech: Speech): Term[] {
  const { say } = speech;
  return [
    ...changedOf(table, info).map((option) => ({
      name: option.name,
      label: optionLabel(table.game, option, speech),
      value: valueWords(table, option, players, speech),
    })),
    { name: "clock", label: say("ui-clock"), value: secondsWords(table.clock, "ui-clock-none", speech) },
    { name: "bot_after", label: say("ui-bot-after"), value: secondsWords(table.bot_after, "ui-never", speech) },
    ...(table.takeback ? [{ name: "takeback", label: say("ui-takeback"), value: say("ui-yes") }] : []),
    ...(table.rated ? [{ name: "rated", label: say("ui-rated"), value: say("ui-yes") }] : []),
    ...(table.coach?.is_on ? [{ name: "coach", label: say("ui-coach"), value: say("ui-yes") }] : []),
  ];
}

/** What makes this table different from others, in one line: what is not as printed, and the clock if there is one. */
export function termsLine(table: Agreed, info: GameInfo, players: Player[], speech: Speech): string {
  return termsOf(table, info, players, speech)
    .filter(({ name }) => name !== "bot_after" && (name !== "clock" || table.clock > 0))
    .map(({ label, value }) => speech.say("ui-term", { label, value }))
    .join(" · ");
}

function valueWords(table: Agreed, option: GameOption, players: Player[], speech: Speech): string {
  const value = table.options[option.name] ?? null;
  if (typeof value === "boolean") return speech.say(value ? "ui-yes" : "ui-no");
  if (option.kind === "seat" && value === null) return speech.say("ui-by-lot");
  if (option.kind === "seat") return seatWords(Number(value), players, speech);
  return choiceName(table.game, option, String(value ?? "none"), speech);
}

/** A seat by who sits there, if somebody does. */
function seatWords(seat: number, players: Player[], { say }: Speech): string {
  const player = players[seat];
  return player && player.kind !== "open" ? player.name : say("ui-seat-number", { seat: seat + 1 });
}
