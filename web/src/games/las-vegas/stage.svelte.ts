/** Plays the story on the table: from the scene that is shown, beat by beat, to the scene that is true. */
import { tick } from "svelte";
import type { GameEvent } from "../types";
import { Flights, mayMove, pieces, spot } from "./flights";
import { NEUTRAL, type Scene } from "./scene";
import { after, bare, beatsOf, leadsTo, type Beat } from "./story";

export class Stage {
  /** What is drawn. */
  scene: Scene = $state.raw()!;
  /** Whether the story is still being shown. */
  isPlaying = $state(false);
  #root: HTMLElement | null = null;
  #flights: Flights | null = null;
  /** Counts the stories, so that a newer one ends an older one. */
  #turn = 0;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  enter(root: HTMLElement): void {
    this.#root = root;
    this.#flights = new Flights(root);
  }

  /** Nobody looks any more: what moves has arrived. */
  hurry(): void {
    this.#flights?.finish();
  }

  /** Show at once what is true. */
  set(scene: Scene): void {
    this.#turn += 1;
    this.#flights?.finish();
    this.scene = scene;
    this.isPlaying = false;
  }

  /** Show what happened; resolves when all of it, or a newer story, is shown. */
  async play(events: GameEvent[], target: Scene): Promise<void> {
    const turn = (this.#turn += 1);
    this.#flights?.finish();
    this.isPlaying = true;
    for (const beat of beatsOf(this.#prepare(events, target))) {
      if (!mayMove() || !this.#root) break;
      await this.#show(beat, target, turn);
      if (turn !== this.#turn) return;
    }
    this.scene = target;
    this.isPlaying = false;
  }

  /** Set the table for the story; one that begins elsewhere is not told, but for its last roll. */
  #prepare(events: GameEvent[], target: Scene): GameEvent[] {
    if (events[0]?.event === "round-began") this.scene = bare(target);
    if (leadsTo(this.scene, events, target)) return events;
    this.scene = target;
    return events.filter((event) => event.event === "rolled").slice(-1);
  }

  async #show(beat: Beat, target: Scene, turn: number): Promise<void> {
    await this.#leave(beat);
    if (turn !== this.#turn) return this.#flights?.land();
    for (const event of beat.events) this.scene = after(this.scene, event, target);
    await tick();
    this.#flights?.land();
    await this.#arrive(beat);
  }

  /** Motion before the scene changes: pieces go where the events take them. */
  async #leave({ kind, events, ms }: Beat): Promise<void> {
    const [root, flights] = [this.#root!, this.#flights!];
    const casino = events[0]?.["casino"];
    if (kind === "placed") await flights.fly(pieces(root, `group-${Number(casino) + 1}`), spot(root, `dice-${casino}`), ms);
    if (kind === "tied") await flights.shake(tiedStacks(root, events), ms);
    if (kind === "paid") await Promise.all(paidNotes(root, events).map(({ note, to }) => flights.fly([note], to, ms)));
  }

  /** Motion after the scene has changed: pieces come in. */
  async #arrive({ kind, events, ms }: Beat): Promise<void> {
    const [root, flights] = [this.#root!, this.#flights!];
    if (kind === "rolled") await flights.tumble(pieces(root, "tray"), ms);
    if (kind === "funded") await flights.deal(events.flatMap((event) => pieces(root, `notes-${event["casino"]}`)), spot(root, "pile"), ms);
    if (kind === "white-placed") await flights.tumble(events.flatMap((event) => stack(root, event["casino"], NEUTRAL)), ms);
  }
}

function tiedStacks(root: HTMLElement, events: GameEvent[]): Element[] {
  const stacks = events.map((event) => spot(root, `stack-${event["casino"]}-${event["owner"]}`));
  return stacks.filter((element) => element !== null);
}

function stack(root: HTMLElement, casino: unknown, owner: number): Element[] {
  return pieces(root, `stack-${casino}-${owner}`);
}

/** Each note of a casino and where it goes; what no seat wins goes under the pile. */
function paidNotes(root: HTMLElement, events: GameEvent[]): { note: Element; to: Element | null }[] {
  const notes = pieces(root, `notes-${events[0]?.["casino"]}`);
  return events.flatMap((event, index) => {
    const owner = event.event === "paid" ? Number(event["owner"]) : NEUTRAL;
    const to = spot(root, owner === NEUTRAL ? "pile" : `seat-${owner}`);
    const note = notes[index];
    return note ? [{ note, to }] : [];
  });
}
