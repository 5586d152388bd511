/** Plays the story on the table: from the scene that is shown, beat by beat, to the scene that is true. */
import { tick } from "svelte";
import type { GameEvent } from "../base/messages";
import { Flights, type Goal, goalOf, mayMove } from "../ui/flights";
import { settings } from "../ui/settings.svelte";
import type { Opening } from "./opening";
import { Pause } from "./pause";

/** Events that are shown together. */
export interface Beat {
  kind: string;
  events: GameEvent[];
  /** How long its motion may take, and how long it lies still to be read. */
  ms: number;
  hold?: number;
}

/** What a game knows of its story: how scenes follow from events, and how its pieces move. */
export interface Script<Scene> {
  /** Where to begin and what to tell; a story that begins elsewhere (as after a jump) is told in part or not at all. */
  begin: (shown: Scene, events: GameEvent[], target: Scene) => Opening<Scene>;
  beats: (events: GameEvent[]) => Beat[];
  /** The scene after an event. What the event does not say is taken from where it all leads. */
  after: (scene: Scene, event: GameEvent, target: Scene) => Scene;
  /** By kind of beat: the pieces of the scene to come on which those land that leave this one. */
  landing?: Record<string, (event: GameEvent, table: HTMLElement) => Element[]>;
  /** Motion before the scene changes: pieces go where the events take them, or where they land. */
  leave: (beat: Beat, table: HTMLElement, flights: Flights, goals: Goal[]) => Promise<unknown>;
  /** Motion after the scene has changed: pieces come in. */
  arrive: (beat: Beat, table: HTMLElement, flights: Flights) => Promise<unknown>;
  /** Whether a round is over with this beat, so that what it brought is to be read. */
  endsRound?: (beat: Beat, next: Beat | undefined) => boolean;
}

/** How many events have been seen; what is told elsewhere, as in the log, waits for it. The table waits while it is read. */
export type OnTold = (count: number, isRead?: boolean) => void;

/** Without motion each beat lies still for so long, that one can follow. */
const STILL_MS = 450;

export class Animator<Scene> {
  /** What is drawn. */
  scene: Scene = $state.raw()!;
  /** Whether the story is still being shown. */
  isPlaying = $state(false);
  /** What has happened up to the end of a round, while its summary is read. */
  ended = $state.raw<GameEvent[] | null>(null);
  #script: Script<Scene>;
  #table: HTMLElement | null = null;
  #flights: Flights | null = null;
  #pause = new Pause();
  #told: GameEvent[] | null = null;
  #onTold: OnTold = () => undefined;
  /** Where the story ends; other eyes may come to the screen while it is told. */
  #end: Scene;
  /** Counts the stories, so that a newer one ends an older one. */
  #story = 0;

  constructor(script: Script<Scene>, scene: Scene) {
    this.#script = script;
    this.scene = this.#end = scene;
  }

  enter(table: HTMLElement, onTold: OnTold): void {
    this.#table = table;
    this.#flights = new Flights(table);
    this.#onTold = onTold;
  }

  /** Nobody looks any more, or has read enough: what moves has arrived. */
  hurry = (): void => {
    this.#flights?.finish();
    this.#pause.end();
  };

  /** To be called with every new view. True when a new story has been shown to its end. */
  async follow(target: Scene, events: GameEvent[]): Promise<boolean> {
    this.#end = target;
    if (events === this.#told) {
      if (!this.isPlaying) this.scene = target;
      return false;
    }
    this.#told = events;
    await this.#play(events, target);
    return events === this.#told;
  }

  async #play(events: GameEvent[], target: Scene): Promise<void> {
    const story = (this.#story += 1);
    this.hurry();
    this.isPlaying = true;
    const opening = this.#script.begin(this.scene, events, target);
    this.scene = opening.scene;
    const beats = this.#script.beats(opening.events);
    for (const [index, beat] of beats.entries()) {
      if (!this.#table || document.hidden) break;
      await this.#show(inPace(beat), target, story);
      if (story !== this.#story) return;
      this.#tell(events, beat);
      await this.#pause.last(readingTime(beat));
      if (this.#script.endsRound?.(beat, beats[index + 1])) await this.#read(events, beat, story);
      if (story !== this.#story) return;
    }
    this.scene = this.#end;
    this.isPlaying = false;
  }

  /** The story goes on when the summary has been read. */
  async #read(events: GameEvent[], beat: Beat, story: number): Promise<void> {
    if (settings.readingSeconds === 0 || document.hidden) return;
    const count = events.indexOf(beat.events.at(-1)!) + 1;
    this.ended = events.slice(0, count);
    this.#onTold(count, true);
    await this.#pause.last(1000 * settings.readingSeconds);
    this.ended = null;
    if (story === this.#story) this.#onTold(count);
  }

  async #show(beat: Beat, target: Scene, story: number): Promise<void> {
    const [table, flights] = [this.#table!, this.#flights!];
    const isMoving = mayMove() && settings.pace > 0;
    const next = beat.events.reduce((scene, event) => this.#script.after(scene, event, target), this.scene);
    if (isMoving) await this.#script.leave(beat, table, flights, await this.#lookAhead(beat, next));
    if (story !== this.#story) return flights.clear();
    this.scene = next;
    await tick();
    flights.clear();
    if (isMoving) await this.#script.arrive(beat, table, flights);
  }

  /** Where pieces land: the scene to come is drawn and put back, before anything could be seen of it. */
  async #lookAhead({ kind, events }: Beat, next: Scene): Promise<Goal[]> {
    const landing = this.#script.landing?.[kind];
    if (!landing) return [];
    const present = this.scene;
    this.scene = next;
    await tick();
    const goals = landing(events[0]!, this.#table!).map(goalOf);
    this.scene = present;
    await tick();
    return goals;
  }

  /** What no beat shows is told with the next that does, or when all is settled. */
  #tell(events: GameEvent[], beat: Beat): void {
    const last = events.indexOf(beat.events.at(-1)!);
    if (last >= 0) this.#onTold(last + 1);
  }
}

function inPace(beat: Beat): Beat {
  return { ...beat, ms: beat.ms * settings.pace };
}

function readingTime({ ms, hold = 0 }: Beat): number {
  return settings.pace * Math.max(hold, ms > 0 && !mayMove() ? STILL_MS : 0);
}
