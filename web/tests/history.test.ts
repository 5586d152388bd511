import { describe, expect, it } from "vitest";
import type { LatestGame, PlaceSum } from "../src/base/history";
import { historyAddress, profileAddress, routeOf } from "../src/base/routes";
import { ALL_GAMES, queryOf, wishOf } from "../src/base/wish";
import { ahead, judged, placesOf, playerCounts, running, shares } from "../src/pages/profile/sums";

const sum = (wishes: Partial<PlaceSum>): PlaceSum => ({
  players: 2,
  seat: 0,
  place: 1,
  games: 1,
  share: 0,
  result: 0,
  judged: 0,
  luck: null,
  loss: null,
  ...wishes,
});
const PLACES = [
  sum({ games: 3, share: 3, judged: 2, luck: 0.5, loss: 0.25 }),
  sum({ place: 2, games: 1 }),
  sum({ players: 4, seat: 2, place: 3, games: 4, judged: 2, luck: -0.1, loss: 0.15 }),
];

describe("sums of a profile", () => {
  it("say what was won and what would be if all were equal", () => {
    expect(shares(PLACES, ({ players }) => `${players}`)).toEqual([
      { key: "2", value: 0.75, expected: 0.5, games: 4, of: 4 },
      { key: "4", value: 0, expected: 0.25, games: 4, of: 4 },
    ]);
    expect(playerCounts(PLACES)).toEqual([2, 4]);
  });

  it("say how often each place was reached, also none", () => {
    expect(placesOf(PLACES, 4).map(({ value, games, of }) => [value, games, of])).toEqual([
      [0, 0, 4],
      [0, 0, 4],
      [1, 4, 4],
      [0, 0, 4],
    ]);
  });

  it("know luck and loss only of games that were looked back at", () => {
    const { games, luck, loss } = judged(PLACES);
    expect([games, luck, loss]).toEqual([4, expect.closeTo(0.1), expect.closeTo(0.1)]);
    expect(judged([])).toEqual({ games: 0, luck: 0, loss: 0 });
  });

  it("add up from game to game", () => {
    const game = (share: number): LatestGame => ({ ended: 0, players: 4, place: 1, share, luck: null, loss: null });
    expect(ahead([game(1), game(0), game(0.5)])).toEqual([0.75, 0.5, 0.75]);
    expect(running([0.5, null, -1])).toEqual([0.5, 0.5, -0.5]);
  });
});

describe("which games are wanted", () => {
  it("stands in the address", () => {
    const wish = { game: "royale", with: "shark", search: "Ö & Ä", won: true };
    expect(wishOf(queryOf(wish))).toEqual(wish);
    expect(routeOf(new URL(historyAddress(wish), "http://house"))).toEqual({ page: "history", wish });
    expect(routeOf(new URL("http://house/me"))).toEqual({ page: "history", wish: ALL_GAMES });
    expect(historyAddress()).toBe("/me");
  });

  it("and so does whose profile in which game", () => {
    const at = (address: string) => routeOf(new URL(address, "http://house"));
    expect(at(profileAddress("me"))).toEqual({ page: "profile", who: "me", game: null });
    expect(at(profileAddress("ab", "royale"))).toEqual({ page: "profile", who: "ab", game: "royale" });
    expect(at("/people/ab/more")).toEqual({ page: "lost" });
  });
});
