/** Sentences in which dice and cards are drawn: where a fact is to be drawn, its name stands between two marks. */
const MARK = "\u0001";

/** What stands in a sentence for a fact that is drawn. */
export function drawn(fact: string): string {
  return MARK + fact + MARK;
}

/** The sentence in parts: words, and names of facts to be drawn. */
export function partsOf(sentence: string): { words: string; fact: string | null }[] {
  const parts = sentence.split(MARK);
  return parts.map((part, index) => (index % 2 ? { words: "", fact: part } : { words: part, fact: null }));
}
