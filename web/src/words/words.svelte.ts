/** The words in use. Reading `words.say(…)` in a component follows every change of the language. */
import { remember, recall } from "../app/memory";
import type { Facts } from "../games/types";
import { loadCatalogue, type Catalogue } from "./catalogue";
import { firstLanguage, type Language } from "./languages";

class Words {
  #catalogue = $state.raw<Catalogue | null>(null);

  get lang(): Language {
    return this.#catalogue?.lang ?? "en";
  }

  say = (message: string, facts?: Facts): string => this.#catalogue?.say(message, facts) ?? "";

  knows = (message: string): boolean => this.#catalogue?.knows(message) ?? false;

  /** To be awaited before the first page is drawn. */
  async begin(): Promise<void> {
    await this.#use(firstLanguage(recall("lang"), navigator.languages));
  }

  async choose(lang: Language): Promise<void> {
    remember("lang", lang);
    await this.#use(lang);
  }

  async #use(lang: Language): Promise<void> {
    this.#catalogue = await loadCatalogue(lang);
    document.documentElement.lang = lang;
  }
}

export const words = new Words();
