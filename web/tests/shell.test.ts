import { describe, expect, it } from "vitest";
import { isAsset, isPage } from "../src/base/shell";

describe.each(["", "/flambeur"])("the shell of a house at '%s/', which may be kept,", (base) => {
  const isPageAt = (mode: string, path: string) => isPage(mode, base + path, base);
  const isAssetAt = (path: string) => isAsset(base + path, base);

  it("is the page of the client at any address, and its built files", () => {
    expect(["/", "/t/abc", "/rules/royale"].every((path) => isPageAt("navigate", path))).toBe(true);
    expect(isAssetAt("/assets/index-abc.js")).toBe(true);
  });

  it("is nothing of what happens at tables, nor what a program asks for", () => {
    expect(isPageAt("navigate", "/api/tables/abc/record")).toBe(false);
    expect(isPageAt("navigate", "/schema")).toBe(false);
    expect(isPageAt("cors", "/t/abc")).toBe(false);
    expect(["/api/me", "/sw.js", "/pictures/abc.png", "/"].some(isAssetAt)).toBe(false);
  });
});

it("belongs to a house below its path, not to others on the same host", () => {
  expect(isAsset("/assets/index-abc.js", "/flambeur")).toBe(false);
  expect(isPage("navigate", "/shop", "/flambeur")).toBe(false);
});
