/** What each game's client gives to the drift test, and what it is not told. */
import { sceneOf as cards } from "../src/games/all-or-nothing/scene";
import { SCRIPT as CARDS } from "../src/games/all-or-nothing/script";
import { CENTRE } from "../src/games/easy-come/constants";
import { claimsOf, isCentreShut } from "../src/games/easy-come/model";
import { sceneOf as prizes, type Scene as PrizesScene } from "../src/games/easy-come/scene";
import { SCRIPT as PRIZES } from "../src/games/easy-come/script";
import { sceneOf as vegas, type Scene as VegasScene } from "../src/games/las-vegas/scene";
import { SCRIPT as VEGAS } from "../src/games/las-vegas/script";
import { fiftyAt, jackpotAt, niceAmount, punchAmount } from "../src/games/royale/boards";
import { BLACK_BOX, FIFTY_FIFTY, JACKPOT, LUCKY_PUNCH, MOVE_KINDS, NICE_DICE } from "../src/games/royale/constants";
import { decisionName } from "../src/games/royale/decisions";
import { sceneOf as royale, type Scene as RoyaleScene } from "../src/games/royale/scene";
import { SCRIPT as ROYALE } from "../src/games/royale/script";
import type { GameEvent, Move } from "../src/base/messages";
import type { Script } from "../src/stage/animator.svelte";
import type { View } from "./recorded";

/** Whether a field may differ after these events, for they do not tell it. */
type Untold = (events: GameEvent[]) => boolean;

export interface Client<Scene> {
  script: Script<Scene>;
  sceneOf: (view: View, focus: number | null, past: GameEvent[]) => Scene;
  untold: Partial<Record<keyof Scene, Untold>>;
  /** What an event says of the table before and after it, by its kind: a new round clears it before a step ends. */
  sees?: Record<string, (before: Scene, event: GameEvent, after: Scene) => boolean>;
  /** Whether what may be done fits the table. */
  offers?: (scene: Scene, legal: Move[]) => boolean;
}

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
/** Whether a board pays what it showed: a fist that was opened, or a marker. */
function isMarked(scene: RoyaleScene, board: number, amount: number): boolean {
  if (board === LUCKY_PUNCH) return scene.reveal?.kind === "fist" && amount === punchAmount(scene.reveal.tokens);
  if (board === BLACK_BOX) return scene.reveal?.kind === "box" && amount === scene.reveal.amount;
  if (board === JACKPOT) return amount === jackpotAt(scene);
  if (board === FIFTY_FIFTY) return amount === fiftyAt(scene);
  return board !== NICE_DICE || scene.nice.some((_, value) => amount === niceAmount(value + 1));
}
const ROYALE_SEES: Client<RoyaleScene>["sees"] = {
  paid: isNote,
  "left-over": isNote,
  tied: ({ weights }, event) => weights[fact(event, "casino")]?.[fact(event, "owner")] === event["weight"],
  rewarded: (before, event) => isMarked(before, fact(event, "board"), fact(event, "amount")),
  "double-tied": ({ doubled }, event) => doubled[fact(event, "owner")] === event["weight"],
};

/** A decision is known by one of its moves; some moves (to leave, to pass) answer several. */
const ROYALE_NAMES = new Set(MOVE_KINDS.map((_, move) => decisionName(move)));
for (const answer of ["leave", "pass", "power", "higher", "lower", "fetch"]) ROYALE_NAMES.delete(answer);
const isAsked = ({ decision }: RoyaleScene, legal: Move[]) =>
  legal.map(({ id }) => decisionName(id)).every((name) => !ROYALE_NAMES.has(name) || name === decisionName(decision));
/** Whoever finds the centre shut is offered no prize of it. */
const isShutOrOpen = (scene: PrizesScene, legal: Move[]) =>
  !isCentreShut(scene) || claimsOf(legal).every((prize) => scene.owner[prize] !== CENTRE);

export const CLIENTS = {
  "las-vegas": {
    script: VEGAS,
    sceneOf: (view, _, past) => vegas(view, past),
    untold: {},
    sees: VEGAS_SEES,
  } as Client<unknown>,
  "easy-come": {
    script: PRIZES,
    sceneOf: (view, _, past) => prizes(view, past),
    untold: {},
    offers: isShutOrOpen,
  } as Client<unknown>,
  "all-or-nothing": { script: CARDS, sceneOf: cards, untold: CARDS_UNTOLD } as Client<unknown>,
  royale: {
    script: ROYALE,
    sceneOf: (view, _, past) => royale(view, past),
    untold: ROYALE_UNTOLD,
    sees: ROYALE_SEES,
    offers: isAsked,
  } as Client<unknown>,
};
