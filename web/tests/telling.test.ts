/** One clock for everything that is told: the log and the header say nothing that the table has not shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/base/messages";
import { stillWaiting, toldOf } from "../src/live/telling";
import { Animator, type Beat, type Script } from "../src/stage/animator.svelte";
import { settings } from "../src/ui/settings.svelte";
import { entry, situation } from "./house";

const events = ["placed", "quiet", "paid", "rolled"].map((event) => ({ event }));

describe("the log", () => {
  const [before, playing] = [entry(1, { events: [{ event: "rolled" }] }), entry(2, { events })];

  it.each([0, 1, 3])("tells of the move that is being shown as much as has been seen: %i", (count) => {
    const told = toldOf([before, playing], playing, count);
    expect(told.map((entry) => entry.events.length)).toEqual([1, count]);
  });

  it("tells everything when all has been shown", () => {
    expect(toldOf([before, playing], null, 0)).toEqual([before, playing]);
  });
});

describe("the header while a move is shown", () => {
  const moved = (seat: number, ...waiting: number[]) =>
    entry(2, { facts: { seat }, situation: { ...situation(), waiting } });

  it.each([
    ["waits for nobody, though somebody is next", [0], moved(0, 1), []],
    ["does not say that who has moved is to move again", [0], moved(0, 0), []],
    ["still waits for those who were waited for before, as for bids", [0, 1, 2], moved(1, 0, 2), [0, 2]],
    ["no longer waits for those who need not move any more", [0, 1], moved(1), []],
    ["waits on while somebody only talks", [0], entry(2, { kind: "said", facts: { seat: 0 } }), [0]],
  ])("%s", (_, before, entry, waiting) => expect(stillWaiting(before, entry)).toEqual(waiting));
});

describe("the table", () => {
  /** A scene is the list of what lies there; a script that notes what it does. */
  function stage(done: string[], endsRound: (beat: Beat) => boolean = () => false) {
    const script: Script<string[]> = {
      begin: (scene, events) => ({ scene, events }),
      beats: (events) =>
        events
          .filter(({ event }) => event !== "quiet")
          .map((event) => ({ kind: event.event, events: [event], ms: 100 })),
      endsRound,
      after: (scene, { event }) => [...scene, event],
      leave: ({ kind }: Beat) => Promise.resolve(done.push(`leave ${kind}`)),
      arrive: ({ kind }: Beat) => Promise.resolve(done.push(`arrive ${kind}`)),
    };
    const animator = new Animator(script, [] as string[]);
    animator.enter({} as HTMLElement, (count, isRead) =>
      done.push(`told ${count}, seen ${animator.scene.join(" ")}${isRead ? ", to be read" : ""}`),
    );
    const follow = () => animator.follow(["placed", "paid", "rolled", "end"], events as GameEvent[]);
    return { animator, follow };
  }

  function look(motion: "moving" | "still") {
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: { motion }, toggleAttribute: () => null } });
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    settings.choose("speed", "normal");
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("lets be told what has arrived, never before", async () => {
    look("moving");
    const done: string[] = [];
    const { follow } = stage(done);
    expect(await follow()).toBe(true);
    expect(done).toEqual([
      ...["leave placed", "arrive placed", "told 1, seen placed"],
      ...["leave paid", "arrive paid", "told 3, seen placed paid"],
      ...["leave rolled", "arrive rolled", "told 4, seen placed paid rolled"],
    ]);
  });

  it("shows one thing after the other without motion too, and slower if wished", async () => {
    look("moving");
    settings.choose("speed", "slow");
    look("still");
    const done: string[] = [];
    const { animator, follow } = stage(done);
    const following = follow();
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toEqual(["told 1, seen placed"]);
    await vi.advanceTimersByTimeAsync(600);
    expect(done.at(-1)).toBe("told 3, seen placed paid");
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await following, animator.isPlaying]).toEqual([true, false]);
  });

  it.each(["moving", "still"] as const)("is at the end at once if wished: %s", async (motion) => {
    look("moving");
    settings.choose("speed", "instant");
    look(motion);
    const done: string[] = [];
    const { animator, follow } = stage(done);
    expect(await follow()).toBe(true);
    expect([done.at(-1), animator.scene.at(-1)]).toEqual(["told 4, seen placed paid rolled", "end"]);
    expect(done.filter((what) => /leave|arrive/.test(what))).toEqual([]);
  });

  it("waits at the end of a round until its summary has been read", async () => {
    look("moving");
    const done: string[] = [];
    const { animator, follow } = stage(done, ({ kind }) => kind === "paid");
    const following = follow();
    await vi.advanceTimersByTimeAsync(7_000);
    expect([done.at(-1), animator.ended?.length]).toEqual(["told 3, seen placed paid, to be read", 3]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await following, animator.ended]).toEqual([true, null]);
  });

  it("puts a summary away when a newer story comes, and tells nothing more of the older one", async () => {
    look("moving");
    const done: string[] = [];
    const { animator, follow } = stage(done, ({ kind }) => kind === "paid");
    const following = follow();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(animator.ended).not.toBeNull();
    done.length = 0;
    await animator.follow(["newer"], [{ event: "rolled" }]);
    expect([await following, animator.ended]).toEqual([false, null]);
    expect(done.filter((what) => what.startsWith("told"))).toEqual(["told 1, seen placed paid rolled"]);
  });

  it("waits for it as long as somebody wishes, and not at all if nobody does", async () => {
    look("moving");
    settings.choose("summary", "stays");
    const { animator, follow } = stage([], ({ kind }) => kind === "paid");
    const following = follow();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(animator.ended).not.toBeNull();
    animator.hurry();
    expect(await following).toBe(true);
    settings.choose("summary", "none");
    expect(await stage([], () => true).follow()).toBe(true);
    settings.choose("summary", "short");
  });

  it("does not make those wait who look elsewhere meanwhile", async () => {
    look("still");
    const { animator, follow } = stage([]);
    const following = follow();
    await vi.advanceTimersByTimeAsync(100);
    Object.assign(document, { hidden: true });
    animator.hurry();
    expect(await following).toBe(true);
  });
});
