/** What each event changes: from one scene to the next. */
import type { GameEvent } from "../../base/messages";
import { BIDDING, NOBODY, NO_BID, NO_CARD, OVER, UNSAID } from "./constants";
import { without } from "./cards";
import { noCards, type Scene, scoreOf } from "./scene";

/** The table before a game's first event. */
export function bare(target: Scene): Scene {
  const { players } = target;
  return {
    ...cleared(target, target),
    dealNumber: 0,
    dealer: NOBODY,
    held: Array<number>(players).fill(0),
    hands: Array<number>(players).fill(0),
    points: Array<number>(players).fill(0),
    sheet: [],
  };
}

/** Whether the events lead from one scene to the other; not so after a jump in a replay. */
export function leadsTo(scene: Scene, events: GameEvent[], target: Scene): boolean {
  const end = events.reduce((shown, event) => after(shown, event, target), scene);
  return JSON.stringify(landmarks(end)) === JSON.stringify(landmarks(target));
}

function landmarks({ players, dealNumber, dealer, trump, trick, tricks, points, said, held }: Scene): unknown[] {
  return [players, dealNumber, dealer, trump, trick, tricks, points, said, held];
}

/** The scene after an event. What an event does not say (a hand, a bid) is taken from where it all leads. */
export function after(scene: Scene, event: GameEvent, target: Scene): Scene {
  const fact = (name: string) => event[name] as number;
  const seat = fact("seat");
  switch (event.event) {
    case "drew":
      return { ...scene, trick: scene.trick.with(seat, fact("card")) };
    case "deal-began":
      return dealt(scene, event, target);
    case "trump-turned":
      return { ...scene, trump: fact("card") };
    case "bid-laid":
    case "bid-changed":
      return { ...rested(scene, seat), bids: scene.bids.with(seat, target.bids[seat] ?? NO_BID) };
    case "said-open":
    case "said-secret":
      return { ...rested(scene, seat), said: scene.said.with(seat, target.said[seat] ?? UNSAID) };
    case "bid-shown":
      return { ...scene, bids: scene.bids.with(seat, fact("bid")) };
    case "played":
      return played(scene, seat, fact("card"));
    case "trick-won":
      return { ...scene, winner: seat };
    case "trick-taken":
      return taken(scene, seat, fact("tricks"));
    case "scored":
      return scored(scene, event);
    case "game-ended":
      return { ...scene, phase: OVER };
    default:
      return scene;
  }
}

function rested(scene: Scene, seat: number): Scene {
  return { ...scene, awaited: scene.awaited.filter((other) => other !== seat) };
}

function cleared(scene: Scene, { players }: Scene): Scene {
  return {
    ...scene,
    phase: BIDDING,
    awaited: [],
    trump: NO_CARD,
    bids: Array<number>(players).fill(NO_BID),
    said: Array<number>(players).fill(UNSAID),
    tricks: Array<number>(players).fill(0),
    leader: NOBODY,
    trick: noCards(players),
    winner: NOBODY,
    lastTrick: null,
  };
}

function dealt(scene: Scene, event: GameEvent, target: Scene): Scene {
  const held = Array<number>(target.players).fill(event["cards"] as number);
  const deal = { dealNumber: event["deal"] as number, dealer: event["dealer"] as number };
  return { ...cleared(scene, target), ...deal, held, hands: target.hands };
}

function played(scene: Scene, seat: number, card: number): Scene {
  return {
    ...scene,
    awaited: [],
    trick: scene.trick.with(seat, card),
    held: scene.held.with(seat, (scene.held[seat] ?? 1) - 1),
    hands: scene.hands.with(seat, without(scene.hands[seat] ?? 0, card)),
  };
}

function taken(scene: Scene, seat: number, tricks: number): Scene {
  return {
    ...scene,
    lastTrick: { cards: scene.trick, leader: scene.leader, winner: seat },
    trick: noCards(scene.players),
    tricks: scene.tricks.with(seat, tricks),
    leader: seat,
    winner: NOBODY,
  };
}

/** The first line of a deal begins it on the sheet. */
function scored(scene: Scene, event: GameEvent): Scene {
  const [seat, score] = [event["seat"] as number, scoreOf(event)];
  const done = scene.sheet.length < scene.dealNumber ? [...scene.sheet, []] : scene.sheet;
  return {
    ...scene,
    bids: scene.bids.with(seat, score.bid),
    points: scene.points.with(seat, score.total),
    sheet: done.with(-1, [...done.at(-1)!, score]),
  };
}
