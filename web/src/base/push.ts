/** Notifications that reach this browser when it is closed, where the house has a key for them. */
import { house } from "./api";

/** Asks the push service of the browser for an address, and tells the house. */
export async function subscribe(): Promise<void> {
  const manager = await pushManager();
  if (!manager) return;
  const { key } = await house.pushKey();
  if (key === null) return;
  const browser = await subscribeWith(manager, key);
  await house.subscribe(browser.toJSON());
}

/** A browser that subscribed with another key, which the house had before, refuses a new one until it gives that up. */
async function subscribeWith(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wish);
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "InvalidStateError")) throw problem;
    await unsubscribe();
    return manager.subscribe(wish);
  }
}

export async function unsubscribe(): Promise<void> {
  const browser = await (await pushManager())?.getSubscription();
  if (!browser) return;
  await house.unsubscribe(browser.endpoint);
  await browser.unsubscribe();
}

async function pushManager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.pushManager ?? null;
}
