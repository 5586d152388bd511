/**
 * The service worker: it keeps the shell of the house, so that the page opens at once and also offline, and shows what
 * the house pushes. What happens at tables (`/api/…`) never passes through here.
 */
import { isAsset, isPage } from "./shell";

/** What a service worker has and a page has not; the types of both cannot be had together. */
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Pushed extends Waiting {
  data: { json: () => PushedNotice } | null;
}
interface Clicked extends Waiting {
  notification: Notification;
}
interface Windows {
  matchAll: (wish: object) => Promise<{ url: string; visibilityState: string; focus: () => Promise<unknown> }[]>;
  openWindow: (address: string) => Promise<unknown>;
  claim: () => Promise<void>;
}
interface PushedNotice {
  title: string;
  body: string;
  /** Where it leads, within the house. */
  path: string;
}
interface Worker {
  clients: Windows;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <E extends Event>(kind: string, hear: (event: E) => void) => void;
}
declare const self: Worker & { location: Location };
/** Put in when the client is built: the files of the first page, and a name that changes with them. */
declare const SHELL: { files: string[]; name: string };

/** Its own, for it can share no file with the page. */
const BASE = new URL(self.registration.scope).pathname.slice(0, -1);
const PAGE = `${BASE}/`;
/** Houses below other paths of the host have shells of their own. */
const KEPT = BASE + SHELL.name;
const OURS = `${BASE}shell-`;

self.addEventListener<Waiting>("install", (event) => event.waitUntil(keepShell()));
self.addEventListener<Waiting>("activate", (event) => event.waitUntil(forgetOld()));
self.addEventListener<Fetching>("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (isAsset(address.pathname, BASE)) event.respondWith(kept(request));
  else if (isPage(request.mode, address.pathname, BASE)) event.respondWith(freshPage(request));
});
self.addEventListener<Pushed>("push", (event) => event.waitUntil(show(event.data!.json())));
self.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll([PAGE, ...SHELL.files.map((file) => PAGE + file)]);
  await self.skipWaiting();
}

async function forgetOld(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

/** The names of built files change with their content: one that is kept is right. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page as the house has it, or, where the house cannot be reached, as it was. */
async function freshPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const page = await (await caches.open(KEPT)).match(PAGE);
    if (page) return page;
    throw problem;
  }
}

function isAt(url: string, path: string): boolean {
  return new URL(url).pathname === path;
}

async function show({ title, body, path: within }: PushedNotice): Promise<void> {
  const path = BASE + within;
  const windows = await self.clients.matchAll({ type: "window" });
  const isSeen = windows.some(({ url, visibilityState }) => visibilityState === "visible" && isAt(url, path));
  const icon = `${BASE}/icon-192.png`;
  if (!isSeen) await self.registration.showNotification(title, { body, tag: path, data: path, icon });
}

async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => isAt(url, path));
  await (there ? there.focus() : self.clients.openWindow(path));
}
