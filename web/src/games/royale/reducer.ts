/** How each event of the story changes the table. What an event does not say is taken from where it all leads. */
import type { GameEvent } from "../../base/messages";
import {
  DOUBLED,
  DOUBLE_DOWN,
  FIFTY_AMOUNTS,
  FIFTY_FIFTY,
  GOLD_SPACE,
  GREY,
  JACKPOT,
  JACKPOT_AMOUNTS,
  KNOCKED_OUT,
  NEUTRAL,
  NOBODY,
} from "./constants";
import { coveredLike, paidInto, uncovered } from "../../casino/face-down";
import { lastAfter, nowhere } from "../../casino/last-moves";
import { laidOut } from "../../casino/notes";
import { decisionName } from "./decisions";
import {
  add,
  arrived,
  moveBiggy,
  noDice,
  noRoll,
  paid,
  putDown,
  returned,
  rewarded,
  setAt,
  taken,
  weigh,
  weight,
  type Fact,
} from "./movements";
import type { Scene } from "./scene";

type Change = (scene: Scene, fact: Fact, event: GameEvent, target: Scene) => Partial<Scene>;

const CHANGES: Record<string, Change> = {
  "round-began": (scene, fact, _, target) => ({
    ...cleared(scene),
    roundNumber: fact("round"),
    first: fact("first"),
    supply: target.supply,
    biggy: target.biggy.map((place, owner) => (owner === NEUTRAL ? NOBODY : place)),
    chips: scene.chips.map((chips) => chips + fact("chips")),
  }),
  "board-laid": (scene, fact, _, target) => ({
    boards: scene.boards.with(fact("casino"), fact("board")),
    groups: target.groups,
    pictures: target.pictures,
  }),
  funded: (scene, fact, event) => {
    const notes = laidOut(event["notes"] as number[]);
    return { notes: scene.notes.with(fact("casino"), notes), pile: scene.pile - notes.length };
  },
  "neutral-placed": (scene, fact) => arrived(scene, NEUTRAL, fact("casino"), fact("small"), fact("big")),
  rolled: (_, fact, event) => ({
    turn: fact("seat"),
    rolled: event["rolled"] as number[],
    rolledBiggy: fact("biggy"),
    placed: NOBODY,
    isBlackUsed: false,
    reveal: null,
  }),
  placed: (scene, fact) => ({ ...setAt(scene, fact), placed: fact("casino") }),
  passed: (scene, fact) => ({ chips: add(scene.chips, fact("seat"), -fact("chips")) }),
  rewarded: (scene, fact, _, target) => ({
    ...rewarded(scene, fact("seat"), fact("amount")),
    jackpot: fact("board") === JACKPOT ? target.jackpot : scene.jackpot,
  }),
  // A roll that answers a call goes on from the marker; any other of that board begins with none.
  "black-rolled": (scene, fact, event) => ({
    black: event["black"] as number[],
    isBlackUsed: true,
    fifty: fact("board") === FIFTY_FIFTY && decisionName(scene.decision) !== "stop" ? 0 : scene.fifty,
  }),
  "fist-made": (_, __, ___, target) => ({ held: target.held }),
  guessed: (_, fact) => ({
    held: 0,
    reveal: { kind: "fist", seat: fact("seat"), tokens: fact("held"), guess: fact("tokens") },
  }),
  "jackpot-grew": (_, fact) => ({ jackpot: JACKPOT_AMOUNTS.indexOf(fact("amount")) }),
  "call-held": (_, fact) => ({ fifty: FIFTY_AMOUNTS.indexOf(fact("amount")) }),
  "five-taken": (_, fact) => ({ five: fact("seat") }),
  fined: (scene, fact, _, target) => ({
    money: paidInto(scene.money, fact("seat"), -fact("amount")),
    chips: add(scene.chips, fact("seat"), -fact("chips")),
    won: scene.won.with(fact("seat"), target.won[fact("seat")] ?? 0),
  }),
  "power-taken": (_, fact) => ({ power: fact("seat") }),
  "power-lost": () => ({ power: NOBODY }),
  "power-used": (scene, fact) => ({
    ...setAt(scene, fact),
    rolled: noDice().with(fact("casino"), fact("small")),
    rolledBiggy: fact("big") ? fact("casino") : NOBODY,
    placed: fact("casino"),
  }),
  closed: (_, fact, __, target) => ({ closed: fact("casino"), loop: target.loop }),
  knocked: (scene, fact) => ({
    ...taken(scene, fact("seat"), fact("small"), fact("big"), KNOCKED_OUT),
    knocked: add(scene.knocked, fact("seat"), fact("small")),
  }),
  recovered: (scene, fact) => ({
    ...returned(scene, fact("seat"), fact("small"), fact("big")),
    knocked: scene.knocked.with(fact("seat"), 0),
  }),
  blocked: (scene, fact) => ({
    groups: add(scene.groups, fact("dice") - 1, -1),
    weights: weigh(scene, fact("casino"), GREY, fact("dice")),
  }),
  "grey-laid": (scene, _, event) => ({
    weights: scene.weights.map((row, casino) => row.with(GREY, (event["dice"] as number[])[casino] ?? 0)),
  }),
  "grey-taken": (scene, fact, _, target) => ({
    weights: weigh(scene, fact("casino"), GREY, -1),
    pictures: target.pictures,
  }),
  "die-set": (scene, fact) => setAt(scene, fact),
  fetched: (scene, fact) => ({
    ...returned(scene, fact("seat"), fact("small"), fact("big")),
    weights: weigh(scene, fact("casino"), fact("seat"), -weight(fact)),
  }),
  "split-laid": (_, fact, __, target) => ({ split: target.split, splitSize: fact("size") }),
  opened: (_, fact) => ({
    split: 0,
    splitSize: 0,
    reveal: { kind: "box", seat: fact("seat"), group: fact("group"), amount: fact("amount") },
  }),
  "doubled-down": (scene, fact) => ({
    weights: weigh(scene, scene.boards.indexOf(DOUBLE_DOWN), fact("seat"), -weight(fact)),
    doubled: add(scene.doubled, fact("seat"), weight(fact)),
    biggy: moveBiggy(scene, fact("seat"), fact("big"), DOUBLED),
  }),
  "put-down": (scene, fact) => putDown(scene, fact),
  pushed: (scene, fact) => arrived(scene, fact("owner"), fact("casino"), fact("small"), fact("big")),
  "gold-put": (scene, fact) => ({
    ...taken(scene, fact("seat"), fact("small"), fact("big"), GOLD_SPACE),
    gold: fact("seat"),
  }),
  "gold-returned": (scene, fact) => ({
    ...returned(scene, fact("owner"), fact("small"), fact("big")),
    gold: NOBODY,
  }),
  "black-added": (scene, fact) => ({ weights: weigh(scene, fact("casino"), fact("seat"), 1) }),
  tied: (scene, fact) => ({
    paying: fact("casino") + 2,
    tied: [...scene.tied, `${fact("casino")}-${fact("owner")}`],
    ...noRoll(),
  }),
  paid: (scene, fact) => paid(scene, fact("casino"), fact("owner"), fact("note")),
  "left-over": (scene, fact) => paid(scene, fact("casino"), NOBODY, fact("note")),
  "game-ended": (_, __, ___, target) => ({ turn: NOBODY, ...noRoll(), money: target.money }),
};

/** The scene after an event. */
export function after(scene: Scene, event: GameEvent, target: Scene): Scene {
  const change = CHANGES[event.event];
  const last = lastAfter(scene.last, event);
  if (!change) return { ...scene, last };
  return { ...scene, ...change(scene, (name) => Number(event[name]), event, target), last };
}

/** The table before a round's first event: no dice, no boards, no notes. */
export function cleared(scene: Scene): Scene {
  return {
    ...scene,
    ...noRoll(),
    turn: NOBODY,
    paying: 0,
    weights: scene.weights.map((row) => row.map(() => 0)),
    boards: noDice(),
    notes: scene.notes.map(() => []),
    black: [0, 0],
    isBlackUsed: false,
    ...{ held: 0, jackpot: 0, fifty: 0, loop: 0, split: 0, splitSize: 0 },
    ...{ five: NOBODY, power: NOBODY, closed: NOBODY, gold: NOBODY },
    knocked: scene.knocked.map(() => 0),
    doubled: scene.doubled.map(() => 0),
    nice: scene.nice.map(() => NOBODY),
    groups: [0, 0, 0],
    pictures: [0, 0, 0],
    tied: [],
    reveal: null,
  };
}

/** The table before a game's first event. */
export function bare(target: Scene): Scene {
  const laid = target.notes.reduce((count, notes) => count + notes.length, 0);
  const nothing = target.chips.map(() => 0);
  return {
    ...cleared(target),
    pile: target.pile + laid,
    chips: nothing,
    won: nothing,
    money: coveredLike(nothing, target.money),
    last: nowhere(target.players),
  };
}

/** What must come out right at the end of a story; the rest is not told by events. */
const TOLD = [
  "players",
  "roundNumber",
  "notes",
  "money",
  "won",
  "chips",
  "supply",
  "biggy",
  "weights",
  "boards",
] as const;

/** Whether the events lead from one scene to the other; not so after a jump in a replay. */
export function leadsTo(scene: Scene, events: GameEvent[], target: Scene): boolean {
  if (scene.players !== target.players) return false;
  const last = events.reduce((shown, event) => after(shown, event, target), scene);
  const end = { ...last, money: uncovered(last.money, target.money) };
  return TOLD.every((field) => JSON.stringify(end[field]) === JSON.stringify(target[field]));
}
