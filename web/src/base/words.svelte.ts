/** The words in use. Reading `words.say(…)` in a component follows every change of the language. */
import type { Facts } from "./catalogue";
import { loadCatalogue, type Catalogue } from "./catalogue";
import { firstLanguage, type Language } from "./languages";
import { remember, recall } from "./memory";

class Words {
  #catalogue = $state.raw<Catalogue | null>(null);
  #wished: Language = "en";
  #games = new Set<string>();
  #loading: Promise<void> = Promise.resolve();

  get lang(): Language {
    return this.#catalogue?.lang ?? "en";
  }

  say = (message: string, facts?: Facts): string => this.#catalogue?.say(message, facts) ?? "";

  knows = (message: string): boolean => this.#catalogue?.knows(message) ?? false;

  /** To be awaited before the first page is drawn. */
  begin(): Promise<void> {
    this.#wished = firstLanguage(recall("lang"), navigator.languages);
    return this.#load();
  }

  /** The page changes its language at once, when all words are there. */
  choose(lang: Language): Promise<void> {
    remember("lang", lang);
    this.#wished = lang;
    return this.#load();
  }

  /** A game's words, in this language and in every one chosen later; to be awaited before the game is drawn. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return this.#loading;
    this.#games.add(game);
    await this.#load().catch((error: unknown) => {
      this.#games.delete(game);
      throw error;
    });
  }

  /** One after the other, so that the last one has everything that was wished by then. */
  #load(): Promise<void> {
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#use(this.#wished));
    return this.#loading;
  }

  async #use(lang: Language): Promise<void> {
    this.#catalogue = await loadCatalogue(lang, [...this.#games]);
    document.documentElement.lang = lang;
  }
}

export const words = new Words();
