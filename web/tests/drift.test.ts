/**
 * The stories of the client lead where the house says: thousands of steps of random games, in all set-ups of the
 * conformance suite, are shown beat by beat to every seat and to a watcher, and compared with the house's views.
 */
import { describe, expect, it } from "vitest";
import { python } from "../build/python";
import { sceneOf as cards } from "../src/games/all-or-nothing/scene";
import { SCRIPT as CARDS } from "../src/games/all-or-nothing/script";
import { sceneOf as prizes } from "../src/games/easy-come/scene";
import { SCRIPT as PRIZES } from "../src/games/easy-come/script";
import { sceneOf as vegas, type Scene as VegasScene } from "../src/games/las-vegas/scene";
import { SCRIPT as VEGAS } from "../src/games/las-vegas/script";
import { sceneOf as royale, type Scene as RoyaleScene } from "../src/games/royale/scene";
import { SCRIPT as ROYALE } from "../src/games/royale/script";
import type { GameEvent, Move } from "../src/base/messages";
import type { Script } from "../src/stage/animator.svelte";

type View = Record<string, unknown>;

/** One game, as tests/conformance/recorded.py prints it. */
interface Recorded {
  set_up: string;
  kinds: string[];
  steps: { events: GameEvent[]; views: View[]; sees: number[]; legal: Move[] }[];
}

/** Whether a field may differ after these events, for they do not tell it. */
type Untold = (events: GameEvent[]) => boolean;

interface Client<Scene> {
  script: Script<Scene>;
  sceneOf: (view: View, focus: number | null, past: GameEvent[]) => Scene;
  untold: Partial<Record<keyof Scene, Untold>>;
  /** What an event says of the table before and after it, by its kind: a new round clears it before a step ends. */
  sees?: Record<string, (before: Scene, event: GameEvent, after: Scene) => boolean>;
}

const MOST_MS = 300_000;
const always: Untold = () => true;
const unlessLast =
  (kind: string): Untold =>
  (events) =>
    events.at(-1)?.event !== kind;
const unlessAny =
  (...kinds: string[]): Untold =>
  (events) =>
    !events.some(({ event }) => kinds.includes(event));
const ifAny =
  (...kinds: string[]): Untold =>
  (events) =>
    !unlessAny(...kinds)(events);

/** Who is waited for and for what is no event: it is shown when the story is over. */
const CARDS_UNTOLD = {
  awaited: always,
  phase: unlessAny("deal-began"),
  leader: ifAny("said-open", "said-secret"),
};
/** The same; and what a story shows for a moment (a roll, ties, an open fist) lies until the next roll, or the end. */
const ROYALE_UNTOLD = {
  decision: always,
  decider: always,
  first: ifAny("game-ended"),
  turn: unlessLast("rolled"),
  rolled: unlessLast("rolled"),
  rolledBiggy: unlessLast("rolled"),
  placed: unlessLast("rolled"),
  paying: unlessLast("rolled"),
  isBlackUsed: unlessLast("rolled"),
  tied: unlessLast("rolled"),
  reveal: unlessLast("rolled"),
};

const fact = (event: GameEvent, name: string) => event[name] as number;
const isNote = ({ notes }: { notes: number[][] }, event: GameEvent) =>
  notes[fact(event, "casino")]?.[0] === event["note"];
const diceAt = ({ dice }: VegasScene, event: GameEvent) => dice[fact(event, "casino")]?.[fact(event, "owner")];
const VEGAS_SEES: Client<VegasScene>["sees"] = {
  paid: isNote,
  "left-over": isNote,
  tied: (before, event, after) => diceAt(before, event) === event["dice"] && diceAt(after, event) === 0,
};
const ROYALE_SEES: Client<RoyaleScene>["sees"] = {
  paid: isNote,
  "left-over": isNote,
  tied: ({ weights }, event) => weights[fact(event, "casino")]?.[fact(event, "owner")] === event["weight"],
  "double-tied": ({ doubled }, event) => doubled[fact(event, "owner")] === event["weight"],
};

const record = (game: string): Recorded[] =>
  python("-m", "tests.conformance.recorded", game)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Recorded);

describe.each([
  ["las-vegas", { script: VEGAS, sceneOf: vegas, untold: {}, sees: VEGAS_SEES } as Client<unknown>],
  ["easy-come", { script: PRIZES, sceneOf: prizes, untold: {} } as Client<unknown>],
  ["all-or-nothing", { script: CARDS, sceneOf: cards, untold: CARDS_UNTOLD } as Client<unknown>],
  ["royale", { script: ROYALE, sceneOf: royale, untold: ROYALE_UNTOLD, sees: ROYALE_SEES } as Client<unknown>],
])("every story of %s", (game, client) => {
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
  const all = { name: "all", focus: (step: number) => step % players, hears: () => true, covered: ["hands", "bids"] };
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
  for (const [number, { events: told, views, sees }] of steps.entries()) {
    const events = told.filter(({ only }) => only === undefined || audience.hears(only));
    past.push(...events);
    const seat = audience.focus(number);
    const target = client.sceneOf(views[sees[(seat ?? -1) + 1]!]!, seat, past);
    const opening = client.script.begin(shown ?? target, events, target);
    const place = `${set_up}, step ${number}, ${audience.name}`;
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
