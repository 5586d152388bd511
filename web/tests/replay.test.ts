import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReplayPlayer } from "../src/pages/replay/player.svelte";
import { commitmentOf, verify } from "../src/pages/replay/proof";

describe("the proof of the dice", () => {
  const secret = `00ff${"10".repeat(30)}`;

  it("fits the secret it was made of, as in Python", async () => {
    const commitment = await commitmentOf(secret);
    expect(commitment).toBe("dba3e49099736afdb55fed45dab01273161c81a9bc76494c4b6a2a66174dc8fc");
    expect(await verify(commitment, secret)).toBe("true");
  });

  it("fits no other", async () => {
    expect(await verify(await commitmentOf(secret), secret.replace("ff", "fe"))).toBe("false");
  });
});

describe("a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("begins where the link says, within the game", () => {
    expect([-1, 3, 99].map((at) => new ReplayPlayer(10, at).at)).toEqual([0, 3, 9]);
  });

  it("follows the keys and stops at both ends", () => {
    const player = new ReplayPlayer(3, 0);
    const after = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft", "End"].map((key) => {
      expect(player.press(key)).toBe(true);
      return player.at;
    });
    expect(after).toEqual([1, 2, 2, 1, 0, 0, 2]);
    expect(player.press("x")).toBe(false);
  });

  it("tells of a frame no more than has been seen of it", () => {
    const player = new ReplayPlayer(3, 0);
    player.seek(1);
    expect(player.seen).toBe(0);
    player.told(2);
    expect(player.seen).toBe(2);
    player.settled();
    expect(player.seen).toBe(Infinity);
  });

  it("runs to the end, at the pace of the table", () => {
    const player = new ReplayPlayer(4, 0);
    player.toggle();
    vi.advanceTimersByTime(500);
    expect(player.at).toBe(1);
    player.settled();
    vi.advanceTimersByTime(500);
    expect(player.at).toBe(2);
    vi.advanceTimersByTime(5_000);
    expect([player.at, player.isPlaying]).toEqual([3, false]);
  });

  it("stops when somebody steps by hand, and begins again from the start at the end", () => {
    const player = new ReplayPlayer(4, 1);
    player.toggle();
    player.seek(3);
    vi.advanceTimersByTime(10_000);
    expect([player.at, player.isPlaying]).toEqual([3, false]);
    player.toggle();
    expect([player.at, player.isPlaying]).toEqual([0, true]);
    player.toggle();
    expect(player.isPlaying).toBe(false);
  });
});
