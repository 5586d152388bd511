/** The words of Las Vegas that several parts need. */
import type { Say } from "../../base/catalogue";
import type { Player } from "../../stage/game-module";
import { NEUTRAL } from "./constants";
import type { Group, Preview, Stack } from "./model";

export interface Naming {
  say: Say;
  players: Player[];
  options: Record<string, unknown>;
}

/** A casino's name in the printing agreed on; casinos count from 0. */
export function casinoName({ say, options }: Pick<Naming, "say" | "options">, casino: number): string {
  return say(`las-vegas-casino-${options["printing"] === "later" ? "later" : "first"}-${casino + 1}`);
}

export function money(say: Say, thousands: number): string {
  return say("las-vegas-money", { amount: 1000 * thousands });
}

export function ownerName({ say, players }: Pick<Naming, "say" | "players">, owner: number): string {
  if (owner === NEUTRAL) return say("las-vegas-neutral");
  return players[owner]?.name ?? String(owner + 1);
}

/** "Place 3 dice at Mirage". */
export function placeWords(naming: Naming, group: Group): string {
  const facts = { own: group.own, white: group.white, casino: casinoName(naming, group.value - 1) };
  const kind = group.white === 0 ? "place" : group.own > 0 ? "place-both" : "place-white";
  return naming.say(`las-vegas-ui-${kind}`, facts);
}

/** What everybody would get, for those who hear the table. */
export function previewWords(naming: Naming, preview: Preview): string {
  const gains = preview.gains.map((gain, seat) => ({ owner: seat, gain }));
  if (preview.white) gains.push({ owner: NEUTRAL, gain: preview.white });
  const told = gains.map(({ owner, gain }) =>
    naming.say("las-vegas-ui-gain", { owner: ownerName(naming, owner), money: money(naming.say, gain) }),
  );
  return naming.say("las-vegas-ui-preview-told", { gains: told.join(", ") });
}

/** A casino for those who hear the table: its notes and whose dice lie there. */
export function casinoWords(naming: Naming, casino: number, notes: number[], stacks: Stack[]): string {
  const { say } = naming;
  const dice = stacks.map(({ owner, count }) =>
    say("las-vegas-ui-owner-dice", { owner: ownerName(naming, owner), count }),
  );
  return [
    say("las-vegas-ui-casino", { number: casino + 1, casino: casinoName(naming, casino) }),
    notes.length
      ? say("las-vegas-ui-casino-notes", { notes: notes.map((note) => money(say, note)).join(", ") })
      : say("las-vegas-ui-casino-no-notes"),
    dice.length ? say("las-vegas-ui-casino-dice", { dice: dice.join(", ") }) : say("las-vegas-ui-casino-no-dice"),
  ].join(". ");
}
