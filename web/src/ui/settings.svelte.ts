/** How the person wants the house to look, move, tell and sound; remembered in this browser. */
import { recall, remember } from "../base/memory";

/** What can be chosen; the first of each is what holds unless something else was. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "still", "moving"],
  speed: ["normal", "slow", "fast", "instant"],
  /** How long the summary of a round stays: some seconds, more, until it is put away, or not at all. */
  summary: ["short", "long", "stays", "none"],
} as const;
export type Choices = typeof CHOICES;
export type Chosen = { [Name in keyof Choices]: Choices[Name][number] };

/** What is on or off, and what holds unless something else was chosen. */
const SWITCHES = { sound: false, confirm: false, keys: true, warnings: true };
type Switches = typeof SWITCHES;

const PACES: Record<Chosen["speed"], number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
const READING_S: Record<Chosen["summary"], number> = { short: 8, long: 20, stays: Infinity, none: 0 };

class Settings {
  #chosen = $state<Chosen>({ theme: "system", motion: "system", speed: "normal", summary: "short" });
  #switched = $state<Switches>({ ...SWITCHES });
  #systemLight = $state(false);
  #systemStill = $state(false);

  of<Name extends keyof Choices>(name: Name): Chosen[Name] {
    return this.#chosen[name];
  }

  isOn(name: keyof Switches): boolean {
    return this.#switched[name];
  }

  /** Whether nothing should move: the person's choice, else the system's. */
  get isStill(): boolean {
    const { motion } = this.#chosen;
    return motion === "system" ? this.#systemStill : motion === "still";
  }

  get isLight(): boolean {
    const { theme } = this.#chosen;
    return theme === "system" ? this.#systemLight : theme === "light";
  }

  /** By what the times of animations are multiplied; 0 is at once. */
  get pace(): number {
    return PACES[this.#chosen.speed];
  }

  /** How many seconds the summary of a round stays. */
  get readingSeconds(): number {
    return READING_S[this.#chosen.summary];
  }

  /** Reads what was chosen before and follows the system from then on. */
  begin(): void {
    for (const name of Object.keys(CHOICES) as (keyof Choices)[]) this.#recall(name);
    for (const name of Object.keys(SWITCHES) as (keyof Switches)[]) {
      const known = recall(name);
      if (known !== null) this.#switched[name] = known === "on";
    }
    this.#follow("(prefers-color-scheme: light)", (matches) => (this.#systemLight = matches));
    this.#follow("(prefers-reduced-motion: reduce)", (matches) => (this.#systemStill = matches));
    this.#show();
  }

  choose<Name extends keyof Choices>(name: Name, value: Chosen[Name]): void {
    this.#chosen[name] = value;
    remember(name, value);
    this.#show();
  }

  turn(name: keyof Switches, on: boolean): void {
    this.#switched[name] = on;
    remember(name, on === SWITCHES[name] ? null : on ? "on" : "off");
    this.#show();
  }

  #recall<Name extends keyof Choices>(name: Name): void {
    const known = recall(name) as Chosen[Name];
    if ((CHOICES[name] as readonly string[]).includes(known)) this.#chosen[name] = known;
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
    root.toggleAttribute("data-keyless", !this.isOn("keys"));
    root.toggleAttribute("data-confirm", this.isOn("confirm"));
  }
}

export const settings = new Settings();
