import { afterEach, describe, expect, it, vi } from "vitest";
import { subscribe } from "../src/base/push";

const told = vi.hoisted(() => [] as unknown[]);
vi.mock("../src/base/api", () => ({
  house: {
    pushKey: () => Promise.resolve({ key: "new" }),
    subscribe: (browser: unknown) => Promise.resolve(told.push(browser)),
    unsubscribe: (endpoint: string) => Promise.resolve(told.push(`no more: ${endpoint}`)),
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  told.length = 0;
});

/** A browser that has subscribed with the key which the house had before, and fails with this problem. */
function subscribed(problem: DOMException) {
  let isFree = false;
  const old = { endpoint: "old", unsubscribe: () => Promise.resolve((isFree = true)) };
  const fresh = { toJSON: () => "fresh" };
  const pushManager = {
    subscribe: () => (isFree ? Promise.resolve(fresh) : Promise.reject(problem)),
    getSubscription: () => Promise.resolve(old),
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
}

describe("a browser that subscribes", () => {
  it("gives up what it had with another key of the house", async () => {
    subscribed(new DOMException("another key", "InvalidStateError"));
    await subscribe();
    expect(told).toEqual(["no more: old", "fresh"]);
  });

  it("keeps what it had when something else is wrong", async () => {
    subscribed(new DOMException("no", "NotAllowedError"));
    await expect(subscribe()).rejects.toThrow("no");
    expect(told).toEqual([]);
  });
});

interface Heard {
  data?: { json: () => object };
  notification?: { close: () => void; data: string };
  waitUntil: (work: Promise<unknown>) => void;
}

/** What the service worker does on an event while a window shows an address. */
async function worker(url: string, kind: string, event: Omit<Heard, "waitUntil">, base = ""): Promise<string[]> {
  const done: string[] = [];
  const hear = new Map<string, (event: Heard) => void>();
  const focus = () => Promise.resolve(done.push("focus"));
  vi.stubGlobal("self", {
    addEventListener: (kind: string, call: (event: Heard) => void) => hear.set(kind, call),
    clients: {
      matchAll: () => Promise.resolve([{ url, visibilityState: "visible", focus }]),
      openWindow: (path: string) => Promise.resolve(done.push(`open ${path}`)),
    },
    registration: {
      scope: `https://h.example${base}/`,
      showNotification: (title: string) => Promise.resolve(done.push(`show ${title}`)),
    },
  });
  vi.stubGlobal("SHELL", { files: [], name: "shell-abc" });
  vi.resetModules();
  await import("../src/base/service-worker");
  let work: Promise<unknown> = Promise.resolve();
  hear.get(kind)!({ ...event, waitUntil: (promise) => (work = promise) });
  await work;
  return done;
}

describe("the service worker", () => {
  const pushed = { data: { json: () => ({ title: "Royale", body: "", path: "/t/abc" }) } };
  const clicked = { notification: { close: () => undefined, data: "/t/abc" } };

  it("takes a window for the table only if it shows that very table", async () => {
    for (const url of ["https://h.example/t/abcd", "https://h.example/?from=/t/abc"]) {
      expect(await worker(url, "push", pushed)).toEqual(["show Royale"]);
      expect(await worker(url, "notificationclick", clicked)).toEqual(["open /t/abc"]);
    }
    const there = "https://h.example/t/abc?invite=x";
    expect(await worker(there, "push", pushed)).toEqual([]);
    expect(await worker(there, "notificationclick", clicked)).toEqual(["focus"]);
  });

  it("finds the table below the path at which the house lies", async () => {
    expect(await worker("https://h.example/t/abc", "push", pushed, "/games")).toEqual(["show Royale"]);
    expect(await worker("https://h.example/games/t/abc", "push", pushed, "/games")).toEqual([]);
  });
});
