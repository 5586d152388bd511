/** What the casinos have paid in a round, to be read before the next one. */
import type { GameEvent } from "../base/messages";
import type { Player } from "../stage/game-module";
import type { RoundSummary, Share, SummaryPlace } from "../stage/round-summary";

interface Naming {
  players: Player[];
  casinoName: (casino: number) => string;
  ownerName: (owner: number) => string;
  money: (thousands: number) => string;
}

const CASINOS = [0, 1, 2, 3, 4, 5];

export function payments(title: string, events: GameEvent[], naming: Naming): RoundSummary {
  return {
    title,
    places: CASINOS.map((casino) => placeOf(casino, events, naming)),
    gains: naming.players.map(({ seat, name }) => {
      const gain = events.filter(({ owner }) => owner === seat).reduce((sum, event) => sum + noteOf(event), 0);
      return { seat, name, words: `+${naming.money(gain)}`, detail: "", isNone: gain === 0 };
    }),
  };
}

function placeOf(casino: number, events: GameEvent[], naming: Naming): SummaryPlace {
  const here = events.filter((event) => event["casino"] === casino);
  const of = (kind: string) => here.filter(({ event }) => event === kind);
  return {
    name: naming.casinoName(casino),
    won: of("paid").map((event) => shareOf(event, naming)),
    tied: of("tied").map((event) => ({ ...shareOf(event, naming), words: "" })),
  };
}

function shareOf(event: GameEvent, { players, ownerName, money }: Naming): Share {
  const owner = Number(event["owner"]);
  return { seat: owner < players.length ? owner : null, name: ownerName(owner), words: money(noteOf(event)) };
}

function noteOf(event: GameEvent): number {
  return event.event === "paid" ? Number(event["note"]) : 0;
}
