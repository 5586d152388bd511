/** What goes wrong is told at the edge of the screen; nothing has changed then. */
import { toasts } from "../../ui/toasts.svelte";

/** What the house answered, or null if it did not do it. */
export async function tried<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    toasts.show((error as Error).message, { isBad: true });
    return null;
  }
}

/** A day as people write it. */
export function dayOf(seconds: number, lang: string): string {
  return new Date(1000 * seconds).toLocaleDateString(lang, { dateStyle: "medium" });
}
