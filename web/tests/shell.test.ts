import { describe, expect, it } from "vitest";
import { isAsset, isPage } from "../src/base/shell";

describe("the shell, which may be kept", () => {
  it("is the page of the client at any address, and its built files", () => {
    expect(["/", "/t/abc", "/rules/royale"].every((path) => isPage("navigate", path))).toBe(true);
    expect(isAsset("/assets/index-abc.js")).toBe(true);
  });

  it("is nothing of what happens at tables, nor what a program asks for", () => {
    expect(isPage("navigate", "/api/tables/abc/record")).toBe(false);
    expect(isPage("navigate", "/schema")).toBe(false);
    expect(isPage("cors", "/t/abc")).toBe(false);
    expect(["/api/me", "/sw.js", "/pictures/abc.png", "/"].some(isAsset)).toBe(false);
  });
});
