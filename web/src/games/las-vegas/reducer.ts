/** What each event changes: from one scene to the next. */
import type { GameEvent } from "../../base/messages";
import { paidInto, uncovered } from "../../casino/face-down";
import { lastAfter, nowhere } from "../../casino/last-moves";
import { laidOut } from "../../casino/notes";
import { CASINOS, NEUTRAL, NOBODY } from "./constants";
import type { Scene } from "./scene";

/** The table before a game's first event: as it will be, but bare. */
export function bare(target: Scene): Scene {
  const laid = target.notes.reduce((count, notes) => count + notes.length, 0);
  return {
    ...cleared(target),
    notes: target.notes.map(() => []),
    pile: target.pile + laid,
    last: nowhere(target.players),
  };
}

/** Whether the events lead from one scene to the other; not so after a jump in a replay. */
export function leadsTo(scene: Scene, events: GameEvent[], target: Scene): boolean {
  if (scene.players !== target.players) return false;
  const end = events.reduce((shown, event) => after(shown, event, target), scene);
  const told = { ...end, last: target.last, money: uncovered(end.money, target.money) };
  return JSON.stringify(told) === JSON.stringify(target);
}

/** The scene after an event. What an event does not say (a new round's dice) is taken from where it all leads. */
export function after(scene: Scene, event: GameEvent, target: Scene): Scene {
  return { ...changed(scene, event, target), last: lastAfter(scene.last, event) };
}

function changed(scene: Scene, event: GameEvent, target: Scene): Scene {
  const fact = (name: string) => event[name] as number;
  const casino = fact("casino");
  switch (event.event) {
    case "round-began":
      return { ...cleared(scene), roundNumber: fact("round"), first: fact("first"), supply: target.supply };
    case "funded":
      return fund(scene, casino, laidOut(event["notes"] as number[]));
    case "white-placed":
      return add(scene, casino, NEUTRAL, fact("white"));
    case "rolled":
      return { ...scene, turn: fact("seat"), rolled: event["rolled"] as number[][] };
    case "placed":
      return placed(scene, casino, fact("seat"), fact("own"), fact("white"));
    case "tied":
      return add(scene, casino, fact("owner"), -fact("dice"));
    case "paid":
      return paid(scene, casino, fact("owner"), fact("note"));
    case "left-over":
      return paid(scene, casino, NEUTRAL, fact("note"));
    case "game-ended":
      return { ...cleared(scene), supply: target.supply, money: target.money };
    default:
      return scene;
  }
}

function cleared(scene: Scene): Scene {
  return { ...scene, turn: NOBODY, rolled: noDice(2, CASINOS), dice: noDice(CASINOS, NEUTRAL + 1) };
}

function noDice(rows: number, columns: number): number[][] {
  return Array.from({ length: rows }, () => Array<number>(columns).fill(0));
}

function fund(scene: Scene, casino: number, notes: number[]): Scene {
  return { ...scene, notes: scene.notes.with(casino, notes), pile: scene.pile - notes.length };
}

function add(scene: Scene, casino: number, owner: number, count: number): Scene {
  const dice = scene.dice[casino]!;
  return { ...scene, dice: scene.dice.with(casino, dice.with(owner, dice[owner]! + count)) };
}

function placed(scene: Scene, casino: number, seat: number, own: number, white: number): Scene {
  const [ownLeft = 0, whiteLeft = 0] = scene.supply[seat] ?? [];
  const supply = scene.supply.with(seat, [ownLeft - own, whiteLeft - white]);
  const cast = add(add(scene, casino, seat, own), casino, NEUTRAL, white);
  return { ...cast, supply, turn: NOBODY, rolled: noDice(2, CASINOS) };
}

/** A casino's highest note goes to a seat, or under the pile. */
function paid(scene: Scene, casino: number, owner: number, note: number): Scene {
  const left = { ...scene, notes: scene.notes.with(casino, scene.notes[casino]!.slice(1)) };
  if (owner === NEUTRAL) return { ...left, pile: left.pile + 1 };
  return { ...left, money: paidInto(left.money, owner, note), won: left.won.with(owner, left.won[owner]! + 1) };
}
