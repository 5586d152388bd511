/** What is drawn and what can be done, as plain data: dice, prizes, shelves, the one thing to do next. */
import type { Move, Placing } from "../../base/messages";
import type { Player } from "../../stage/game-module";
import { NOBODY, PRIZES } from "./constants";
import { diceOf, MISSED, type Scene } from "./scene";

/** What the button does: take a prize, set dice aside and roll on, or set the last aside and end the turn. */
export interface Act {
  kind: "claim" | "keep" | "end";
  move: Move;
  /** The dice set aside; none for a claim. */
  dice: number[];
  /** How many dice are rolled then. */
  rest: number;
}

/** A player with the prizes won so far. */
export interface Shelf {
  seat: number;
  name: string;
  isYou: boolean;
  isTurn: boolean;
  prizes: number[];
  /** Turns until this player wins, 0 for who does not count. */
  countdown: number;
  isWinner: boolean;
  /** The prize that the last turn brought, and whether it brought none. */
  last: number | null;
  isMissed: boolean;
}

export interface Seen {
  players: Player[];
  focus: number | null;
  standing: Placing[] | null;
}

export function shelvesOf(scene: Scene, { players, focus, standing }: Seen): Shelf[] {
  return Array.from({ length: scene.players }, (_, seat) => ({
    seat,
    name: players[seat]?.name ?? String(seat + 1),
    isYou: seat === focus,
    isTurn: seat === scene.turn,
    prizes: scene.owner.flatMap((owner, prize) => (owner === seat ? [prize] : [])),
    countdown: scene.countdown[seat] ?? 0,
    last: (scene.last[seat] ?? NOBODY) >= 0 ? scene.last[seat]! : null,
    isMissed: scene.last[seat] === MISSED,
    isWinner: standing?.some((placing) => placing.seat === seat && placing.place === 1) ?? false,
  }));
}

/** Who counts toward a win, soonest first. */
export function countingOf(shelves: Shelf[]): Shelf[] {
  return shelves.filter((shelf) => shelf.countdown > 0).sort((one, other) => one.countdown - other.countdown);
}

/** Among two the centre is shut while one of them counts: prizes can only be stolen (EC-11). */
export function isCentreShut({ players, countdown }: Pick<Scene, "players" | "countdown">): boolean {
  return players === 2 && countdown.some((turns) => turns > 0);
}

export function claimOf(legal: Move[], prize: number): Move | null {
  return legal.find((move) => move.kind === "claim" && move["prize"] === prize) ?? null;
}

export function claimsOf(legal: Move[]): number[] {
  return legal.filter((move) => move.kind === "claim").map((move) => move["prize"] as number);
}

/** The faces that a move sets aside: `die1`, `die2`, …; none if it is a claim. */
export function facesOf(move: Move): number[] {
  const faces = [move["die1"], move["die2"], move["die3"], move["die4"]];
  return faces.filter((face) => typeof face === "number");
}

/** The move that sets these dice aside; equal dice are interchangeable. */
export function keepOf(legal: Move[], dice: number[]): Move | null {
  const wished = sorted(dice).join();
  return legal.find((move) => move.kind === "keep" && facesOf(move).join() === wished) ?? null;
}

/** The dice at these places in the roll. */
export function chosenDice(scene: Scene, chosen: number[]): number[] {
  const rolled = diceOf(scene.rolled);
  return sorted(chosen.flatMap((at) => rolled[at] ?? []));
}

/** The places in the roll and the prize that are chosen where this move is wished. */
export function choiceOf(scene: Scene, move: Move): [chosen: number[], armed: number | null] {
  const left = facesOf(move);
  const isKept = (face: number) => left.includes(face) && left.splice(left.indexOf(face), 1).length > 0;
  const chosen = diceOf(scene.rolled).flatMap((face, place) => (isKept(face) ? [place] : []));
  return [chosen, move.kind === "claim" ? (move["prize"] as number) : null];
}

/** What the button does with this prize armed or these places of the roll chosen; null while there is nothing to do. */
export function actOf(scene: Scene, legal: Move[], chosen: number[], armed: number | null): Act | null {
  const claim = armed === null ? null : claimOf(legal, armed);
  if (claim) return { kind: "claim", move: claim, dice: [], rest: 0 };
  const keeps = legal.filter((move) => move.kind === "keep");
  // With one die left there is nothing to choose between.
  const dice = keeps.length === 1 ? facesOf(keeps[0]!) : chosenDice(scene, chosen);
  const move = keepOf(legal, dice);
  if (!move) return null;
  const rest = diceOf(scene.rolled).length - dice.length;
  return { kind: rest > 0 ? "keep" : "end", move, dice, rest };
}

/**
 * The chance of each prize in this turn with best play: after setting these dice aside or, with none chosen, from here.
 * Null where the house does not say.
 */
export function chancesOf(legal: Move[], dice: number[]): number[] | null {
  const keep = keepOf(legal, dice);
  const told = (keep ? [keep] : legal).map(chancesAfter);
  if (told.length === 0 || !told.every((chances) => chances !== null)) return null;
  return Array.from({ length: PRIZES }, (_, prize) => Math.max(...told.map((chances) => chances[prize] ?? 0)));
}

/** A claim is certain; for dice set aside the house says it. */
function chancesAfter(move: Move): number[] | null {
  if (move.kind === "claim") return Array.from({ length: PRIZES }, (_, prize) => Number(prize === move["prize"]));
  return (move["chances"] as number[] | undefined) ?? null;
}

function sorted(numbers: number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}
