import { describe, expect, it } from "vitest";
import { baseOf, pathWithin } from "../src/base/place";
import { doorwayOf } from "../src/base/reach";
import { lookBackAddress, replayAddress, routeOf, rulesAddress, tableAddress, type Route } from "../src/base/routes";

const at = (path: string): Route => routeOf(new URL(path, "http://house"));

describe("addresses lead to pages", () => {
  it.each<[string, Route]>([
    ["/", { page: "lobby" }],
    ["/t/abc", { page: "table", table: "abc", invite: null }],
    ["/t/abc/", { page: "table", table: "abc", invite: null }],
    ["/t/abc?invite=x%2By", { page: "table", table: "abc", invite: "x+y" }],
    ["/t/abc/replay", { page: "replay", table: "abc", game: 1, at: null, invite: null }],
    ["/t/abc/replay?game=3&at=12", { page: "replay", table: "abc", game: 3, at: 12, invite: null }],
    ["/t/abc/look-back?game=3&at=12", { page: "look-back", table: "abc", game: 3, at: 12, invite: null }],
    ["/puzzles/easy-come", { page: "puzzles", game: "easy-come" }],
    ["/ladder/royale", { page: "ladder", game: "royale" }],
    ["/rounds/royale", { page: "rounds", game: "royale" }],
    ["/t/abc/replay?game=x&at=-1", { page: "replay", table: "abc", game: 1, at: null, invite: null }],
    ["/rules/las-vegas", { page: "rules", game: "las-vegas", rule: null }],
    ["/rules/las-vegas#LV-06", { page: "rules", game: "las-vegas", rule: "LV-06" }],
  ])("%s", (path, route) => expect(at(path)).toEqual(route));

  it.each(["/t", "/t/abc/other", "/t/abc/replay/more", "/rules", "/elsewhere", "/rules/a/b"])(
    "%s leads nowhere",
    (path) => expect(at(path)).toEqual({ page: "lost" }),
  );

  it("also where the address is badly written", () => {
    expect(at("/t/%E0%A4%A")).toEqual({ page: "table", table: "%E0%A4%A", invite: null });
  });
});

describe("pages have addresses", () => {
  it("that lead back to them", () => {
    expect(at(tableAddress("a b", "i&j"))).toEqual({ page: "table", table: "a b", invite: "i&j" });
    const replay = { page: "replay", table: "abc", game: 2, at: 7 };
    expect(at(replayAddress("abc", 2, 7))).toEqual({ ...replay, invite: null });
    expect(at(lookBackAddress("abc", 2, 7))).toEqual({ ...replay, page: "look-back", invite: null });
    expect(at(replayAddress("abc", 2, 7, "a&b"))).toEqual({ ...replay, invite: "a&b" });
    expect(at(rulesAddress("las-vegas", "LV-06"))).toEqual({ page: "rules", game: "las-vegas", rule: "LV-06" });
  });

  it("that are short where nothing special is meant", () => {
    const plain = [tableAddress("a"), replayAddress("a", 1, 0), rulesAddress("g")];
    expect(plain).toEqual(["/t/a", "/t/a/replay?game=1", "/rules/g"]);
  });
});

describe("a house below a path of its host", () => {
  const pageWith = (href: string) => ({ querySelector: () => ({ href }) }) as unknown as Document;

  it("is found by its manifest", () => {
    expect(baseOf(pageWith("https://host/manifest.webmanifest"))).toBe("");
    expect(baseOf(pageWith("https://host/games/flambeur/manifest.webmanifest"))).toBe("/games/flambeur");
  });

  it("knows its own paths from others of the host", () => {
    expect(pathWithin("/games/t/abc", "/games")).toBe("/t/abc");
    expect(pathWithin("/games/", "/games")).toBe("/");
    expect(pathWithin("/gamesters/t/abc", "/games")).toBeNull();
    expect(pathWithin("/t/abc", "")).toBe("/t/abc");
  });
});

describe("a link to pass on", () => {
  const lan = "http://192.168.1.5:8377/";
  it.each([
    ["http://127.0.0.1:8377/t/a", null, "machine", "http://127.0.0.1:8377"],
    ["http://localhost:8377/", null, "machine", "http://localhost:8377"],
    ["http://[::1]:8377/", null, "machine", "http://[::1]:8377"],
    ["http://127.0.0.1:8377/t/a", lan, "network", lan],
    ["http://192.168.1.5:8377/", lan, "network", "http://192.168.1.5:8377"],
    ["https://flambeur.example/", null, "world", "https://flambeur.example"],
  ])("from %s with %s reaches: %s", (here, address, reach, base) => {
    expect(doorwayOf(new URL(here), address)).toEqual({ reach, base });
  });
});
