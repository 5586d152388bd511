/** Which of one's games are wanted, as the address of the page and the house have it. */
export interface Wish {
  game: string;
  /** A handle, or the level of a bot. */
  with: string;
  /** Part of somebody's name. */
  search: string;
  won: boolean;
}

export const ALL_GAMES: Wish = { game: "", with: "", search: "", won: false };

export function wishOf(query: URLSearchParams): Wish {
  const asked = (name: string) => query.get(name) ?? "";
  return { game: asked("game"), with: asked("with"), search: asked("search"), won: asked("won") === "true" };
}

/** What is asked for; the rest is left out. */
export function queryOf(wish: Partial<Wish>, more: Record<string, string> = {}): URLSearchParams {
  const asked = Object.entries(wish).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams([...asked, ...Object.entries(more)]);
}
