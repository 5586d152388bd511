/** A language's words, from the same files as the terminal's (Project Fluent). */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";
import { BASE } from "./place";

/** Facts for a message of the catalogue. */
export type Facts = Record<string, string | number>;

/** The words of the language in use. */
export type Say = (message: string, facts?: Facts) => string;

/** What every page needs. */
const HOUSE: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("house-words/en"),
  fr: () => import("house-words/fr"),
  de: () => import("house-words/de"),
};

/** A file a game, loaded with the game. */
const LOCALES = "../../../src/flambeur/locales";
const GAMES = import.meta.glob<string>(
  ["../../../src/flambeur/locales/*/*.ftl", "!../../../src/flambeur/locales/*/common.ftl"],
  { query: "?raw", import: "default" },
);

export interface Catalogue {
  lang: Language;
  say: Say;
  knows: (message: string) => boolean;
}

/** The words of the house and of some games. */
export async function loadCatalogue(lang: Language, games: readonly string[] = []): Promise<Catalogue> {
  const house = HOUSE[lang]().then((module) => module.default);
  const parts = games.map((game) => GAMES[`${LOCALES}/${lang}/${game}.ftl`]?.() ?? fromHouse(game, lang));
  return readCatalogue(lang, await Promise.all([house, ...parts]));
}

/** The words of a game from elsewhere; where they cannot be had, it goes by its names. */
async function fromHouse(game: string, lang: Language): Promise<string> {
  const answer = await fetch(`${BASE}/api/games/${encodeURIComponent(game)}/words/${lang}`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

export function readCatalogue(lang: Language, sources: string[]): Catalogue {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  // A game's title is in the words of the house and in the game's own.
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return {
    lang,
    knows: (message) => bundle.hasMessage(message),
    say: (message, facts) => format(bundle, message, facts),
  };
}

/** A message that is missing shows its id: ugly, but nobody is stuck. */
function format(bundle: FluentBundle, message: string, facts?: Facts): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) return message;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, facts ?? null, errors);
  if (errors[0]) console.error(message, errors[0]);
  // The narrow space of French numbers is in no web font; the plain one looks alike.
  return words.replaceAll("\u202f", "\u00a0");
}
