/** What follows from the sums that the house tells of somebody's games. */
import type { LatestGame, PlaceSum } from "../../base/history";

/** A bar of a plot: what is measured, what would be if all were equal, and of how many games. */
export interface Measure {
  key: string;
  value: number;
  expected: number;
  games: number;
  /** Of how many games the value is a part. */
  of: number;
}

/** The share of the win, by number of players or by seat among so many. */
export function shares(places: readonly PlaceSum[], keyOf: (sum: PlaceSum) => string): Measure[] {
  const measures = new Map<string, Measure>();
  for (const sum of places) {
    const key = keyOf(sum);
    const found = measures.get(key) ?? { key, value: 0, expected: 0, games: 0, of: 0 };
    const { value, expected, games } = found;
    measures.set(key, {
      key,
      value: value + sum.share,
      expected: expected + sum.games / sum.players,
      games: games + sum.games,
      of: games + sum.games,
    });
  }
  return [...measures.values()].map(({ key, value, expected, games }) => ({
    key,
    value: value / games,
    expected: expected / games,
    games,
    of: games,
  }));
}

/** How often each place was reached with so many players. */
export function placesOf(places: readonly PlaceSum[], players: number): Measure[] {
  const mine = places.filter((sum) => sum.players === players);
  const games = total(mine, ({ games }) => games);
  return Array.from({ length: players }, (_, index) => {
    const reached = total(
      mine.filter(({ place }) => place === index + 1),
      ({ games }) => games,
    );
    return {
      key: `${index + 1}`,
      value: games ? reached / games : 0,
      expected: 1 / players,
      games: reached,
      of: games,
    };
  });
}

/** With how many players somebody has played, fewest first. */
export function playerCounts(places: readonly PlaceSum[]): number[] {
  return [...new Set(places.map(({ players }) => players))].sort((a, b) => a - b);
}

/** Luck and loss per game, of the games that were looked back at. */
export function judged(places: readonly PlaceSum[]): { games: number; luck: number; loss: number } {
  const games = total(places, ({ judged }) => judged);
  const mean = (what: (sum: PlaceSum) => number | null) => (games ? total(places, (sum) => what(sum) ?? 0) / games : 0);
  return { games, luck: mean(({ luck }) => luck), loss: mean(({ loss }) => loss) };
}

/** What was won beyond what all would win, added up from game to game. */
export function ahead(latest: readonly LatestGame[]): number[] {
  return running(latest.map(({ share, players }) => share - 1 / players));
}

/** Added up from game to game; null stands for a game that says nothing. */
export function running(values: readonly (number | null)[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value ?? 0));
}

function total<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
