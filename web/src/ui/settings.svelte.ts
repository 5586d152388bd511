/** How the person wants the house to look, move and sound; remembered in this browser. */
import { recall, remember } from "../base/memory";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "still", "moving"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

function oneOf<T extends string>(choices: readonly T[], text: string | null): T {
  return choices.includes(text as T) ? (text as T) : choices[0]!;
}

class Settings {
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state(false);
  #systemLight = $state(false);
  #systemStill = $state(false);

  /** Whether nothing should move: the person's choice, else the system's. */
  get isStill(): boolean {
    return this.motion === "system" ? this.#systemStill : this.motion === "still";
  }

  get isLight(): boolean {
    return this.theme === "system" ? this.#systemLight : this.theme === "light";
  }

  /** Reads what was chosen before and follows the system from then on. */
  begin(): void {
    this.theme = oneOf(THEMES, recall("theme"));
    this.motion = oneOf(MOTIONS, recall("motion"));
    this.sound = recall("sound") === "on";
    this.#follow("(prefers-color-scheme: light)", (matches) => (this.#systemLight = matches));
    this.#follow("(prefers-reduced-motion: reduce)", (matches) => (this.#systemStill = matches));
    this.#show();
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.#show();
  }

  chooseMotion(motion: Motion): void {
    this.motion = motion;
    remember("motion", motion);
    this.#show();
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : null);
  }

  #follow(query: string, heard: (matches: boolean) => void): void {
    const media = matchMedia(query);
    heard(media.matches);
    media.addEventListener("change", () => {
      heard(media.matches);
      this.#show();
    });
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.isLight ? "light" : "dark";
    root.dataset.motion = this.isStill ? "still" : "moving";
  }
}

export const settings = new Settings();
