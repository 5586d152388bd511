/** What moves when casinos pay, and when that is over. */
import type { GameEvent } from "../base/messages";
import type { Beat } from "../stage/animator.svelte";
import { pieces, spot } from "../ui/flights";
import { NEUTRAL } from "../ui/seats";

/** The stacks that are equal, so that they count for nothing. */
export function tiedStacks(table: HTMLElement, events: GameEvent[]): Element[] {
  const stacks = events.map((event) => spot(table, `stack-${event["casino"]}-${event["owner"]}`));
  return stacks.filter((element) => element !== null);
}

/** Each note of a casino and where it goes; what no seat wins goes back to the pile. */
export function paidNotes(table: HTMLElement, events: GameEvent[]): { note: Element; to: Element | null }[] {
  const notes = pieces(table, `notes-${events[0]?.["casino"]}`);
  return events.flatMap((event, index) => {
    const owner = event.event === "paid" ? Number(event["owner"]) : NEUTRAL;
    const note = notes[index];
    return note ? [{ note, to: owner >= NEUTRAL ? spot(table, "pile") : purseOf(table, owner) }] : [];
  });
}

/** Where the money of a seat is shown. */
export function purseOf(table: HTMLElement, seat: number): Element | null {
  return spot(table, `seat-${seat}`)?.querySelector("[data-purse]") ?? null;
}

/** The casinos have paid when the next round begins, or the game has ended. */
export function endsRound(_: Beat, next: Beat | undefined): boolean {
  return next?.kind === "round-began" || next?.kind === "game-ended";
}
