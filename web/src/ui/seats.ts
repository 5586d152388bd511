/** Each seat has a colour and a shape, for colour never speaks alone. */

/** The outlines in a square of 24, by seat: ● ■ ▲ ◆ ★ ✚. */
export const SHAPES: readonly string[] = [
  "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z",
  "M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5Z",
  "M12 2.6 22.6 20.9H1.4Z",
  "M12 1 22 12 12 23 2 12Z",
  "M12 1.2l3.2 7 7.6.9-5.6 5.2 1.5 7.5L12 18l-6.7 3.8 1.5-7.5L1.2 9.1l7.6-.9Z",
  "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z",
];

/** The signs of the same shapes, where only text can be shown. */
export const SIGNS: readonly string[] = ["●", "■", "▲", "◆", "★", "✚"];

/** Whose dice nobody plays: an imaginary player, in games for five, and the grey dice of another. */
export const NEUTRAL = 5;
export const GREY = 6;

/** The shape of a seat; what belongs to nobody is round. */
export function shapeOf(seat: number | null): string {
  return SHAPES[seat ?? 0] ?? SHAPES[0]!;
}

/** The class that gives a seat its colour, see seats.css. */
export function seatClass(seat: number | null): string {
  return seat === null || seat >= SHAPES.length ? "seat-none" : `seat-${seat}`;
}
