/** The words of Royale that several parts need. */
import type { Say } from "../../base/catalogue";
import type { Move } from "../../base/messages";
import type { Player } from "../../stage/game-module";
import { BOX_TOKENS, GREY, NEUTRAL } from "./constants";
import { boardId, chipsOf, fiftyAt, niceAmount, punchAmount } from "./boards";
import { slug, whatKey } from "./choices";
import type { Group, Preview, Stack } from "./model";
import type { Scene } from "./scene";

export interface Naming {
  say: Say;
  players: Player[];
}

export function casinoName({ say }: Pick<Naming, "say">, casino: number): string {
  return say(`royale-casino-${casino + 1}`);
}

export function boardName({ say }: Pick<Naming, "say">, board: number): string {
  return say(`royale-board-${boardId(board)}`);
}

export function money(say: Say, thousands: number): string {
  return say("royale-money", { amount: 1000 * thousands });
}

/** Small rewards are chips (LR-23). */
export function reward(say: Say, amount: number): string {
  const count = chipsOf(amount);
  return count === null ? money(say, amount) : say("royale-chips", { count });
}

export function ownerName({ say, players }: Naming, owner: number): string {
  if (owner === NEUTRAL) return say("royale-neutral");
  if (owner === GREY) return say("royale-grey");
  return players[owner]?.name ?? String(owner + 1);
}

/** "2 dice and the Biggy". */
export function diceWords(say: Say, small: number, isBig: boolean): string {
  return say("royale-dice", { count: small, big: Number(isBig) });
}

/** "Place 2 dice and the Biggy at Marina". */
export function placeWords(naming: Naming, group: Group): string {
  const dice = diceWords(naming.say, group.small, group.isBig);
  return naming.say("royale-ui-place", { dice, casino: casinoName(naming, group.value - 1) });
}

/** What a move does, as a whole sentence; whoever can do nothing but pass passes for free. */
export function moveWords(naming: Naming, scene: Scene, move: Move, isForced = false): string {
  const { say } = naming;
  const fact = (name: string) => Number(move[name] ?? 0);
  const casino = casinoName(naming, fact("casino") - 1);
  switch (move.kind) {
    case "pass":
      return say(isForced ? "royale-ui-do-pass-free" : "royale-ui-do-pass");
    case "hold":
      return say("royale-ui-do-hold", { tokens: fact("tokens"), reward: reward(say, punchAmount(fact("tokens"))) });
    case "guess":
      return say("royale-ui-do-guess", { tokens: fact("tokens") });
    case "stop":
      return say(scene.fifty ? "royale-ui-do-stop" : "royale-ui-do-stop-empty", {
        reward: reward(say, fiftyAt(scene)),
      });
    case "group":
      return say("royale-ui-do-group", { dice: fact("dice"), casino });
    case "double":
      return say("royale-ui-do-double", { dice: diceWords(say, fact("small"), fact("big") === 1) });
    case "choose":
      return say(`royale-ui-do-choose-${fact("casino")}`);
    case "put small":
    case "put big":
      return say("royale-ui-do-put", {
        dice: diceWords(say, Number(move.kind === "put small"), move.kind === "put big"),
        value: fact("casino"),
        reward: reward(say, niceAmount(fact("casino"))),
      });
    case "activate":
      return say("royale-ui-do-activate", { board: boardName(naming, scene.boards[fact("casino") - 1] ?? 0) });
    case "open": {
      const count = fact("group") === 1 ? scene.splitSize : BOX_TOKENS.length - scene.splitSize;
      return say("royale-ui-do-open", { group: fact("group"), count });
    }
    case "split":
      return say("royale-ui-do-split");
    default:
      return say(`royale-ui-do-${slug(move.kind)}`, { casino });
  }
}

/** The few words on the button that does nothing; where passing has a price, the button names it. */
export function declineWords({ say }: Naming, { kind }: Move, isForced: boolean): string {
  if (kind !== "pass") return say("royale-ui-short-leave");
  return say(isForced ? "royale-ui-short-pass" : "royale-ui-do-pass");
}

/** The few words on a button, where a picture does not say enough. */
export function shortWords({ say }: Naming, scene: Scene, { kind, ...facts }: Move): string | null {
  if (/^(knock|gold) /.test(kind)) return say(`royale-ui-what-${kind.endsWith("big") ? "big" : "small"}`);
  if (kind === "choose") return say(`royale-ui-choose-${Number(facts["casino"])}`);
  if (kind === "stop" && scene.fifty === 0) return say("royale-ui-short-stop-empty");
  if (kind === "stop") return say("royale-ui-short-stop", { reward: reward(say, fiftyAt(scene)) });
  return ["roll", "higher", "lower", "add both"].includes(kind) ? say(`royale-ui-short-${slug(kind)}`) : null;
}

/** The name of a button: what is written on it must be part of it. */
export function labelWords(naming: Naming, scene: Scene, move: Move): string {
  const [short, sentence] = [shortWords(naming, scene, move), moveWords(naming, scene, move)];
  return short && !sentence.includes(short) ? `${short}: ${sentence}` : sentence;
}

/** What goes to a casino, in short: "2 grey dice". */
export function whatWords({ say }: Naming, move: Move): string {
  return say(`royale-ui-what-${whatKey(move)}`);
}

/** What everybody would get, for those who hear the table. */
export function previewWords(naming: Naming, preview: Preview): string {
  const gains = preview.gains.map((gain, owner) => ({ owner, gain }));
  if (preview.neutral) gains.push({ owner: NEUTRAL, gain: preview.neutral });
  if (preview.grey) gains.push({ owner: GREY, gain: preview.grey });
  const told = gains.map(({ owner, gain }) =>
    naming.say("royale-ui-gain", { owner: ownerName(naming, owner), money: money(naming.say, gain) }),
  );
  return naming.say("royale-ui-preview-told", { gains: told.join(", ") });
}

/** A casino for those who hear the table: its notes, whose dice lie there, whether it is closed. */
export function casinoWords(naming: Naming, scene: Scene, casino: number, stacks: Stack[]): string {
  const { say } = naming;
  const notes = scene.notes[casino] ?? [];
  const dice = stacks.map(({ owner, weight, isBig }) =>
    say(isBig ? "royale-ui-owner-weight-big" : "royale-ui-owner-weight", { owner: ownerName(naming, owner), weight }),
  );
  return [
    say("royale-ui-casino", { number: casino + 1, casino: casinoName(naming, casino) }),
    ...(scene.closed === casino ? [say("royale-ui-is-closed")] : []),
    notes.length
      ? say("royale-ui-casino-notes", { notes: notes.map((note) => money(say, note)).join(", ") })
      : say("royale-ui-casino-no-notes"),
    dice.length ? say("royale-ui-casino-dice", { dice: dice.join(", ") }) : say("royale-ui-casino-no-dice"),
  ].join(". ");
}
