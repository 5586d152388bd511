/** How a person's gesture becomes a choice. */
import type { Move } from "../types";
import { moveOf } from "./model";

export interface Choice {
  /** The move to make now. */
  play: Move | null;
  /** The value that is previewed and waits for a second tap or the button. */
  armed: number | null;
}

/**
 * A finger covers what it touches and cannot hover: its first tap previews and arms, its second places.
 * A mouse has hovered and a key has focused before: they place at once.
 */
export function choose(move: Move, armed: number | null, pointer: string): Choice {
  const value = Number(move["value"]);
  const isFinger = pointer === "touch" || pointer === "pen";
  if (isFinger && armed !== value) return { play: null, armed: value };
  return { play: move, armed: null };
}

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The move of a key 1 to 6, null if it means nothing here. */
export function moveOfKey(key: Key, legal: Move[]): Move | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  return /^[1-6]$/.test(key.key) ? moveOf(legal, Number(key.key)) : null;
}

/** Keys are letters where somebody writes. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select, [role=slider]");
}
