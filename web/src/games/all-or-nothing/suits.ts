/** The shapes of the six suits in a square of 24, so that colour never speaks alone. */
export interface SuitShape {
  /** What is filled, and what is drawn as a line. */
  fill: string;
  line: string;
}

/** Suns, moons, waves, crowns, flowers and songs. */
export const SUITS: readonly SuitShape[] = [
  {
    fill: "M12 6.9a5.1 5.1 0 1 1 0 10.2 5.1 5.1 0 0 1 0-10.2Z",
    line: "M12 1.4v2.6M12 20v2.6M1.4 12H4M20 12h2.6M4.5 4.5l1.9 1.9M17.6 17.6l1.9 1.9M4.5 19.5l1.9-1.9M17.6 6.4l1.9-1.9",
  },
  { fill: "M15.6 1.8a10.4 10.4 0 1 0 6.2 15.4A9.3 9.3 0 0 1 15.6 1.8Z", line: "" },
  {
    fill: "",
    line: "M2 7.2c2.5-3.4 5-3.4 7 0s5 3.4 6.5 0 4.5-3.4 6.5 0M2 12.7c2.5-3.4 5-3.4 7 0s5 3.4 6.5 0 4.5-3.4 6.5 0M2 18.2c2.5-3.4 5-3.4 7 0s5 3.4 6.5 0 4.5-3.4 6.5 0",
  },
  {
    fill: "M4.3 17.3 2 6.2l5.8 4.4L12 2.6l4.2 8L22 6.2l-2.3 11.1ZM4.5 19h15v2.7h-15Z",
    line: "",
  },
  {
    fill: petals(),
    line: "",
  },
  {
    fill: "M10.8 17.7a4.3 3.7 0 1 1-8.6 0 4.3 3.7 0 0 1 8.6 0ZM8.3 2.2h2.6c.6 3.3 7.6 4.3 8.3 9.7.3 2.2-.4 4-1.7 5.3.8-3.7-1.6-6.2-6.6-7.2v8H8.3Z",
    line: "",
  },
];

/** Five petals round a heart that is left open. */
function petals(): string {
  const petal = (turn: number) => {
    const [x, y] = [12 + 6.1 * Math.sin(turn), 12 - 6.1 * Math.cos(turn)].map((at) => at.toFixed(1));
    return `M${x} ${y}m-4 0a4 4 0 1 1 8 0 4 4 0 0 1-8 0Z`;
  };
  return Array.from({ length: 5 }, (_, index) => petal((index * 2 * Math.PI) / 5)).join("");
}
