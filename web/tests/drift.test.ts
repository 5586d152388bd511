/**
 * The stories of the client lead where the house says: thousands of steps of random games, in all set-ups of the
 * conformance suite, are shown beat by beat to every seat and to a watcher, and compared with the house's views.
 */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/base/messages";
import type { Script } from "../src/stage/animator.svelte";
import { CLIENTS, type Client } from "./clients";
import { record, type Recorded } from "./recorded";

const MOST_MS = 300_000;

it("is asked of every game that has a table", () => {
  const tables = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/").at(-2));
  expect(Object.keys(CLIENTS).sort()).toEqual(tables.sort());
});

describe.each(Object.entries(CLIENTS))("every story of %s", (game, client) => {
  it(
    "is told whole and ends with the table as the house sees it",
    () => {
      const heard = new Set<string>();
      const games = record(game);
      for (const recorded of games) {
        for (const { event } of recorded.steps.flatMap(({ events }) => events)) heard.add(event);
        for (const eyes of audiencesOf(recorded)) expect(driftsOf(client, recorded, eyes)).toEqual([]);
      }
      expect([...heard].sort()).toEqual([...games[0]!.kinds].sort());
    },
    MOST_MS,
  );
});

type Opening<Scene> = ReturnType<Script<Scene>["begin"]>;

/** Who looks: the seat in focus at each step, and the seats that are heard; null is a watcher. */
interface Audience {
  name: string;
  focus: (step: number) => number | null;
  hears: (seat: unknown) => boolean;
  /** Fields that are covered when the screen is handed on, until the story is over. */
  covered: string[];
}

/** A watcher, every seat on a screen of its own, and all on one screen that is handed on at every step. */
function audiencesOf({ steps }: Recorded): Audience[] {
  const players = steps[0]!.sees.length - 1;
  const alone = Array.from({ length: players }, (_, seat) => single(`seat ${seat}`, seat));
  const all = {
    name: "all",
    focus: (step: number) => step % players,
    hears: () => true,
    covered: ["hands", "bids", "money"],
  };
  return [single("a watcher", null), ...alone, all];
}

const single = (name: string, seat: number | null): Audience => ({
  name,
  focus: () => seat,
  hears: (other) => other === seat,
  covered: [],
});

/** Where the story that people are shown does not lead to what they see; of a game the first few places. */
function driftsOf<Scene>(client: Client<Scene>, { set_up, steps }: Recorded, audience: Audience): string[] {
  const drifts: string[] = [];
  const past: GameEvent[] = [];
  let shown: Scene | null = null;
  for (const [number, { events: told, views, sees, legal }] of steps.entries()) {
    const events = told.filter(({ only }) => only === undefined || audience.hears(only));
    past.push(...events);
    const seat = audience.focus(number);
    const target = client.sceneOf(views[sees[(seat ?? -1) + 1]!]!, seat, past);
    const opening = client.script.begin(shown ?? target, events, target);
    const place = `${set_up}, step ${number}, ${audience.name}`;
    if (client.offers?.(target, legal) === false) drifts.push(`${place}: does not offer ${JSON.stringify(legal)}`);
    if (opening.events !== events) drifts.push(`${place}: not told ${JSON.stringify(events)}`);
    drifts.push(...drifted(client, opening, target, audience.covered).map((text) => `${place}: ${text}`));
    shown = target;
  }
  return drifts.slice(0, 5);
}

/** What goes wrong while the beats are shown as the stage shows them, and what is wrong after them. */
function drifted<Scene>(
  client: Client<Scene>,
  { scene, events }: Opening<Scene>,
  target: Scene,
  covered: string[],
): string[] {
  const wrong: string[] = [];
  for (const event of client.script.beats(events).flatMap((beat) => beat.events)) {
    const before = scene;
    scene = client.script.after(before, event, target);
    if (client.sees?.[event.event]?.(before, event, scene) === false)
      wrong.push(`does not see ${JSON.stringify(event)}`);
  }
  const compared = Object.keys(target as object).filter((field) => !covered.includes(field)) as (keyof Scene)[];
  const told = compared.filter((field) => !client.untold[field]?.(events));
  return [
    ...wrong,
    ...told
      .flatMap((field) => difference(field, scene, target))
      .map((text) => `${text} after ${JSON.stringify(events)}`),
  ];
}

function difference<Scene>(field: keyof Scene, scene: Scene, target: Scene): string[] {
  const [one, other] = [scene, target].map((each) => JSON.stringify(each[field]));
  return one === other ? [] : [`${String(field)} is ${one}, not ${other}`];
}
