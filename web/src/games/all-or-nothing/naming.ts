/** The words of Alles oder Nichts that several parts need. */
import type { Say } from "../../base/catalogue";
import type { Move } from "../../base/messages";
import type { Player } from "../../stage/game-module";
import { FACE_DOWN, NO_BID, NO_CARD, OPEN, SECRET } from "./constants";
import { faceOf, isOfSuit } from "./cards";
import type { PastTrick, Score } from "./scene";
import type { SeatLine } from "./model";

export interface Naming {
  say: Say;
  players: Player[];
  ranks: number;
}

export const suitName = (say: Say, suit: number): string => say(`all-or-nothing-suit-${suit}`);

export function nameOf({ players }: Pick<Naming, "players">, seat: number): string {
  return players[seat]?.name ?? String(seat + 1);
}

/** "7 of Suns". */
export function cardName({ say, ranks }: Pick<Naming, "say" | "ranks">, card: number): string {
  const { suit, rank } = faceOf(card, ranks);
  return say("all-or-nothing-ui-card", { rank, suit: suitName(say, suit) });
}

/** A card of the hand, for those who hear it. */
export function handCardWords(naming: Naming, card: number, trump: number, isIllegal: boolean): string {
  const name = cardName(naming, card);
  const told = isOfSuit(card, trump, naming.ranks) ? naming.say("all-or-nothing-ui-card-trump", { card: name }) : name;
  return isIllegal ? naming.say("all-or-nothing-ui-card-not-now", { card: told }) : told;
}

export function saidWords(say: Say, said: number): string {
  if (said === OPEN) return say("all-or-nothing-ui-open");
  return said === SECRET ? say("all-or-nothing-ui-secret") : "";
}

/** A seat for those who hear the table. */
export function seatWords(naming: Naming, line: SeatLine): string {
  const { say } = naming;
  const told = [
    nameOf(naming, line.seat),
    line.isDealer ? say("all-or-nothing-ui-dealer") : "",
    bidWords(say, line.bid),
    saidWords(say, line.said),
    say("all-or-nothing-ui-tricks", { count: line.tricks }),
    say("all-or-nothing-points", { points: line.points }),
    line.card === NO_CARD ? "" : say("all-or-nothing-ui-played", { card: cardName(naming, line.card) }),
    line.outcome ? scoreWords(say, line.outcome) : "",
    line.hand.length
      ? say("all-or-nothing-ui-holds", { cards: line.hand.map((card) => cardName(naming, card)).join(", ") })
      : "",
  ];
  return told.filter(Boolean).join(", ");
}

function bidWords(say: Say, bid: number): string {
  if (bid === NO_BID) return say("all-or-nothing-ui-no-bid");
  return bid === FACE_DOWN ? say("all-or-nothing-ui-bid-down") : say("all-or-nothing-ui-bid", { bid });
}

/** "bid 3 (open), took 4, 0 points": one cell of the score sheet. */
export function scoreWords(say: Say, { bid, said, tricks, points }: Score): string {
  return say("all-or-nothing-ui-score", { bid, said: saidWords(say, said), tricks, points });
}

export function lastTrickWords(naming: Naming, trick: PastTrick, order: number[]): string {
  const cards = order.map((seat) => cardName(naming, trick.cards[seat] ?? NO_CARD)).join(", ");
  return naming.say("all-or-nothing-ui-last-trick-told", { player: nameOf(naming, trick.winner), cards });
}

/** What a move does, on its button. */
export function moveWords(naming: Naming, move: Move): string {
  const [suit, rank] = [move["suit"] as number, move["rank"] as number];
  if (move.kind === "bid") return naming.say("all-or-nothing-ui-bid-choice", { bid: move["tricks"] as number });
  return naming.say("all-or-nothing-ui-play-card", { card: cardName(naming, (suit - 1) * naming.ranks + rank - 1) });
}
