/** Browser notifications, asked for on a click and never on load. */
import icon from "./favicon.svg";
import { recall, remember } from "./memory";
import { subscribe, unsubscribe } from "./push";

class Notifications {
  readonly isPossible = "Notification" in globalThis;
  #wished = $state(recall("notices") === "on");
  #permission = $state(this.isPossible ? Notification.permission : "denied");

  get isOn(): boolean {
    return this.#wished && this.#permission === "granted";
  }

  get isForbidden(): boolean {
    return this.#permission === "denied";
  }

  async choose(on: boolean): Promise<void> {
    if (on && this.#permission === "default") this.#permission = await Notification.requestPermission();
    this.#wished = on;
    remember("notices", on ? "on" : null);
    // Without it there are still notices while the page is open.
    await (this.isOn ? subscribe() : unsubscribe()).catch(() => undefined);
  }

  /** Tells a person who looks elsewhere. */
  tell(text: string, tag: string): void {
    if (!this.isOn || !document.hidden) return;
    try {
      const notice = new Notification(text, { tag, icon });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {
      // Some phones allow notifications from service workers only.
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(text, { tag, icon }));
    }
  }
}

export const notifications = new Notifications();
