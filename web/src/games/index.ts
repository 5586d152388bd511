/** Every game that has a table in the browser, by its name; loaded when it is first needed. */
import type { GameModule } from "./types";

export const games: Record<string, () => Promise<GameModule>> = {
  "las-vegas": () => import("./las-vegas"),
};
