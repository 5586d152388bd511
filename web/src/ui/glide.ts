/** What has to move over for others glides there. */
import { mayMove } from "./flights";
import { settings } from "./settings.svelte";

const GLIDE_MS = 180;

interface Glide {
  duration: number;
  css: (left: number, rest: number) => string;
}

export function glide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): Glide {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: mayMove() ? GLIDE_MS * settings.pace : 0,
    css: (_share, rest) => `transform: translate(${x * rest}px, ${y * rest}px)`,
  };
}
