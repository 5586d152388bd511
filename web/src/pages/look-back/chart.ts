/** Where things lie in the graph of everybody's chances. */

export interface Frame {
  width: number;
  height: number;
  /** Room left, for the scale, and right, for the shapes at the ends. */
  left: number;
  right: number;
  /** Above and below the highest and lowest chance. */
  margin: number;
}

/** Lines of seats are told apart by their dashes where colours are not. */
export const DASHES: readonly string[] = ["", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2", "1 2"];

export function xOf(at: number, last: number, { width, left, right }: Frame): number {
  return left + (last === 0 ? 0 : (at / last) * (width - left - right));
}

export function yOf(chance: number, { height, margin }: Frame): number {
  return margin + (1 - chance / 100) * (height - 2 * margin);
}

/** The moment nearest to a place in the graph. */
export function momentAt(x: number, last: number, { width, left, right }: Frame): number {
  const at = Math.round(((x - left) / Math.max(1, width - left - right)) * last);
  return Math.min(Math.max(at, 0), last);
}

/** A seat's chances as a line of the graph. */
export function lineOf(chances: readonly number[][], seat: number, frame: Frame): string {
  const last = chances.length - 1;
  const points = chances.map((now, at) => `${round(xOf(at, last, frame))} ${round(yOf(now[seat] ?? 0, frame))}`);
  return `M${points.join("L")}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
