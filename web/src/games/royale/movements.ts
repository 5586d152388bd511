/** What dice, chips and money do, whatever event makes them: they come, go, and are laid. */
import { paidInto } from "../../casino/face-down";
import { chipsOf } from "./boards";
import { CASINOS, NEUTRAL, NICE_SPACE, NOBODY, SUPPLY } from "./constants";
import type { Scene } from "./scene";

export type Fact = (name: string) => number;

export const noDice = (): number[] => Array<number>(CASINOS).fill(0);
export const noRoll = () => ({ rolled: noDice(), rolledBiggy: NOBODY, placed: NOBODY });
export const weight = (fact: Fact): number => fact("small") + 2 * fact("big");
export const add = (list: number[], index: number, more: number): number[] =>
  list.with(index, (list[index] ?? 0) + more);

export function weigh(scene: Scene, casino: number, owner: number, more: number): number[][] {
  return scene.weights.with(casino, add(scene.weights[casino]!, owner, more));
}

export function moveBiggy(scene: Scene, owner: number, big: number, place: number): number[] {
  return big ? scene.biggy.with(owner, place) : scene.biggy;
}

/** Dice come to a casino from anywhere but their owner's supply. */
export function arrived(scene: Scene, owner: number, casino: number, small: number, big: number): Partial<Scene> {
  return { weights: weigh(scene, casino, owner, small + 2 * big), biggy: moveBiggy(scene, owner, big, casino) };
}

export function taken(scene: Scene, seat: number, small: number, big: number, place: number): Partial<Scene> {
  return { supply: add(scene.supply, seat, -small), biggy: moveBiggy(scene, seat, big, place) };
}

export function returned(scene: Scene, seat: number, small: number, big: number): Partial<Scene> {
  return taken(scene, seat, -small, big, SUPPLY);
}

/** Dice go from a seat's supply to a casino. */
export function setAt(scene: Scene, fact: Fact): Partial<Scene> {
  const [seat, casino] = [fact("seat"), fact("casino")];
  return {
    ...taken(scene, seat, fact("small"), fact("big"), casino),
    weights: weigh(scene, casino, seat, weight(fact)),
  };
}

/** A die goes to a space of Nice Dice: one that was just placed from its casino, any other from the supply. */
export function putDown(scene: Scene, fact: Fact): Partial<Scene> {
  const [seat, value] = [fact("seat"), fact("value")];
  const nice = scene.nice.with(value, seat);
  if (value !== scene.placed) return { ...taken(scene, seat, fact("small"), fact("big"), NICE_SPACE + value), nice };
  const biggy = moveBiggy(scene, seat, fact("big"), NICE_SPACE + value);
  return { weights: weigh(scene, value, seat, -weight(fact)), biggy, nice };
}

export function rewarded(scene: Scene, seat: number, amount: number): Partial<Scene> {
  const chips = chipsOf(amount);
  if (chips !== null) return { chips: add(scene.chips, seat, chips) };
  return { money: paidInto(scene.money, seat, amount), won: add(scene.won, seat, 1) };
}

/** A casino's higher note goes to a seat, or back. */
export function paid(scene: Scene, casino: number, owner: number, note: number): Partial<Scene> {
  const notes = scene.notes.with(casino, scene.notes[casino]!.slice(1));
  const common = { notes, paying: casino + 2, ...noRoll(), isBlackUsed: false, reveal: null };
  if (owner === NOBODY || owner >= NEUTRAL) return common;
  return { ...common, money: paidInto(scene.money, owner, note), won: add(scene.won, owner, 1) };
}
