/** What if: games are played on in steps, of which each can be seen, and may be left. */
import { expect, it } from "vitest";
import type { Outcomes } from "../src/base/analysis";
import { GAMES, PlayingOn, STEPS } from "../src/pages/what-if/playing-on.svelte";

/** A house that answers when it is told to. */
function slowHouse() {
  const asked: number[] = [];
  const answers: ((outcomes: Outcomes) => void)[] = [];
  const playOut = (games: number) => {
    asked.push(games);
    return new Promise<Outcomes>((come) => answers.push(come));
  };
  const answer = async () => {
    const games = asked.at(-1)!;
    answers.at(-1)!({ games, shares: [], errors: [], results: [] });
    await new Promise((come) => setTimeout(come));
  };
  return { asked, answer, playing: new PlayingOn(playOut) };
}

it("shows what has come of the first games while more are played, to the last", async () => {
  const { asked, answer, playing } = slowHouse();
  const all = playing.begin();
  for (const games of STEPS) {
    expect([playing.isPlaying, asked.at(-1)]).toEqual([true, games]);
    await answer();
    expect(playing.done).toBe(games);
  }
  await all;
  expect([playing.isPlaying, playing.done]).toEqual([false, GAMES]);
});

it("keeps what has come when it is left, asks for no more, and goes on from there", async () => {
  const { asked, answer, playing } = slowHouse();
  void playing.begin();
  await answer();
  playing.leave();
  await answer(); // it comes too late
  expect([playing.isPlaying, playing.done, asked]).toEqual([false, STEPS[0], STEPS.slice(0, 2)]);
  void playing.begin();
  expect(asked).toEqual([...STEPS.slice(0, 2), STEPS[1]]);
  await answer();
  expect([playing.isPlaying, playing.done]).toEqual([true, STEPS[1]]);
});

it("says why there are no more games, and can be asked again", async () => {
  let isBusy = true;
  const outcomes = (games: number): Outcomes => ({ games, shares: [], errors: [], results: [] });
  const playing = new PlayingOn((games) =>
    isBusy ? Promise.reject(new Error("busy")) : Promise.resolve(outcomes(games)),
  );
  await playing.begin();
  expect([playing.problem, playing.isPlaying]).toEqual(["busy", false]);
  isBusy = false;
  await playing.begin();
  expect([playing.problem, playing.done]).toEqual([null, GAMES]);
});
