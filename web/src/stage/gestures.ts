/** How a person's gesture becomes a choice. */
import { settings } from "../ui/settings.svelte";

export interface Choice<T> {
  /** What to do now. */
  play: T | null;
  /** What is previewed and waits for a second tap or the button. */
  armed: T | null;
}

/**
 * A finger covers what it touches and cannot hover: its first tap previews and arms, its second plays.
 * A mouse has hovered and a key has focused before: they play at once, unless the person confirms every move.
 */
export function choose<T>(wished: T, armed: T | null, pointer: string): Choice<T> {
  const isFinger = pointer === "touch" || pointer === "pen";
  if ((isFinger || settings.isOn("confirm")) && armed !== wished) return { play: null, armed: wished };
  return { play: wished, armed: null };
}

/** Keys are letters where somebody writes, shortcuts of the browser with a modifier, and a dialog's where one is open. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.key.length === 1 && !settings.isOn("keys")) return false;
  return !isWriting(event.target) && !document.querySelector("dialog[open]");
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select, [role=slider]");
}
