/** The languages of the house and how the first one is chosen. */

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** What the person chose before, else the first language of the browser that we know, else English. */
export function firstLanguage(chosen: string | null, wished: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  for (const tag of wished) {
    const lang = tag.toLowerCase().split("-")[0];
    if (isLanguage(lang)) return lang;
  }
  return "en";
}
