/** Who is at the screen: known by a cookie, called by a nickname. */
import { house, HouseError } from "./api";
import { recall, remember } from "./memory";
import type { Summary } from "./messages";
import { words } from "./words.svelte";

class Person {
  name = $state(recall("name") ?? "");
  tables = $state.raw<Summary[]>([]);
  /** The house knows a person by name and language from the moment they enter: who sits must enter anew. */
  onChanged: () => void = () => undefined;
  #met: Promise<void> | null = null;
  #saving: Promise<void> = Promise.resolve();

  /** Done when the house knows the latest name; what is done in that name waits for it. */
  get saved(): Promise<void> {
    return this.#saving.catch(() => undefined);
  }

  /** Asks the house who we are, once; the answer also sets the cookie that everything else needs. */
  meet(): Promise<void> {
    this.#met ??= this.#meet().catch((error: unknown) => {
      this.#met = null; // another time it may go better: who is invited is let in
      throw error;
    });
    return this.#met;
  }

  /** Done when the house has answered, even if it lets nobody in: two first questions would make us two persons. */
  known(): Promise<void> {
    return this.meet().catch(() => undefined);
  }

  async #meet(): Promise<void> {
    const me = await house.me();
    this.tables = me.tables;
    // What the house has been told on another device counts for more than what this one remembers.
    if (me.is_known && this.name) remember("name", me.name);
    this.name = (me.is_known && this.name ? me.name : this.name || me.name) ?? "";
    if (this.name === me.name && words.lang === me.lang) return;
    await this.tell().catch((error: unknown) => this.#giveUpName(error, me.name));
  }

  /** The name that this device remembers is somebody else's now. */
  async #giveUpName(error: unknown, name: string | null): Promise<void> {
    if (!(error instanceof HouseError) || error.code !== "name-taken") throw error;
    remember("name", null);
    this.name = name ?? "";
    await this.tell();
  }

  /** The device is somebody else's from now on: asks anew who that is. */
  async become(name: string | null): Promise<void> {
    remember("name", name);
    this.name = name ?? "";
    this.#met = null;
    await this.meet();
  }

  async refresh(): Promise<void> {
    this.tables = (await house.me()).tables;
  }

  /** A name that is empty is left to the house. */
  call(name: string): Promise<void> {
    this.name = name.trim().slice(0, 24);
    remember("name", this.name || null);
    return this.tell();
  }

  /** The house speaks the language of the page, also over the live connection. */
  tell(): Promise<void> {
    // One after the other: the last name counts, however long each takes.
    this.#saving = this.saved.then(() => this.#tell());
    return this.#saving;
  }

  async #tell(): Promise<void> {
    await house.rename(this.name || words.say("ui-guest"), words.lang);
    this.onChanged();
  }
}

export const person = new Person();
