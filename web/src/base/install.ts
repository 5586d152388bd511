/** The house as an app: its service worker, where the browser has them and the address is secure. */
import { BASE } from "./place";

/** After the page is there: nothing that is needed now waits for it. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = () => void navigator.serviceWorker.register(`${BASE}/sw.js`).catch(() => undefined);
  addEventListener("load", () => setTimeout(begin, 1_000), { once: true });
}
