/** A language's words, from the same files as the terminal's (Project Fluent). */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts, Say } from "../games/types";
import type { Language } from "./languages";

/** What all games share, and a file a game. */
const SOURCES = import.meta.glob<string>("../../../src/flambeur/locales/*/*.ftl", { query: "?raw", import: "default" });

export interface Catalogue {
  lang: Language;
  say: Say;
  knows: (message: string) => boolean;
}

export async function loadCatalogue(lang: Language): Promise<Catalogue> {
  const parts = Object.keys(SOURCES).filter((path) => path.includes(`/${lang}/`));
  return readCatalogue(lang, await Promise.all(parts.map((path) => SOURCES[path]!())));
}

export function readCatalogue(lang: Language, sources: string[]): Catalogue {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
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
