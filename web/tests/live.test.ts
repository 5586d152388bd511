import { describe, expect, it } from "vitest";
import { waitBefore } from "../src/live/backoff";
import { checkOf, crc32, sortedJson } from "../src/live/checksum";
import { Ledger } from "../src/live/ledger";
import { owesLuck } from "../src/live/luck";
import { entry, welcome } from "./house";

describe("the check", () => {
  it("is the CRC-32 that everybody computes", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it("sorts keys as texts, at every depth, and writes no spaces", () => {
    const value = { b: 1, a: [{ "10": null, "9": true, "2": 'é"' }] };
    expect(sortedJson(value)).toBe('{"a":[{"10":null,"2":"é\\"","9":true}],"b":1}');
  });

  it("is that of the house", () => {
    // python: zlib.crc32(msgspec.json.encode([view, views], order="deterministic"))
    const view = {
      turn: 0,
      dice: [
        [1, 2],
        [0, 3],
      ],
      name: "Zoë",
    };
    expect(checkOf({ view, views: { "1": view, "0": {} } })).toBe("f0a1ab9f");
  });

  it("has eight digits even when it is small", () => {
    expect(checkOf({ view: null, views: {} })).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe("waiting before the next try", () => {
  it("doubles up to five seconds", () => {
    const waits = [0, 1, 2, 3, 10, 100].map((attempt) => waitBefore(attempt, () => 1));
    expect(waits).toEqual([250, 500, 1000, 2000, 5000, 5000]);
  });

  it("is between half of that and all of it", () => {
    expect(waitBefore(2, () => 0)).toBe(500);
    expect(waitBefore(2, () => 0.5)).toBe(750);
  });
});

describe("luck", () => {
  it("is owed where one of our seats has added nothing", () => {
    expect(owesLuck({ owes_luck: [0, 2], your_seats: [1, 2] })).toBe(true);
    expect(owesLuck({ owes_luck: [0], your_seats: [1, 2] })).toBe(false);
  });
});

describe("the ledger", () => {
  it("takes what comes next and nothing else", () => {
    const ledger = new Ledger();
    expect([1, 1, 3, 2].map((number) => ledger.take(entry(number)))).toEqual(["new", "old", "gap", "new"]);
    expect(ledger.last).toBe(2);
  });

  it("joins what it missed to what it has", () => {
    const ledger = new Ledger();
    ledger.take(entry(1));
    expect(ledger.catchUp(welcome(3, [entry(1), entry(2), entry(3)]))).toBe(true);
    expect(ledger.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("joins what is left of games before and old talk", () => {
    const ledger = new Ledger();
    expect(ledger.catchUp(welcome(9, [entry(5), entry(9)]))).toBe(true);
    expect(ledger.last).toBe(9);
  });

  it("does not take what ends too early", () => {
    const ledger = new Ledger();
    expect(ledger.catchUp(welcome(3, [entry(1), entry(2)]))).toBe(false);
    expect(ledger.last).toBe(0);
  });

  it("knows when the house has forgotten something", () => {
    const ledger = new Ledger();
    ledger.catchUp(welcome(2, [entry(1), entry(2)]));
    expect(ledger.catchUp(welcome(1, []))).toBe(false);
  });
});
