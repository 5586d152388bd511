/** Where one can go in the house from any page: the header shows them in this order. */
import { historyAddress, LOBBY, ladderAddress, TOURNAMENTS, type Route } from "../base/routes";
import type { IconName } from "../ui/icons";

export interface Place {
  /** The message that names it, in a word or two: five share a line. */
  word: string;
  icon: IconName;
  address: string;
  /** On which pages one is there. */
  pages: Route["page"][];
}

/** Whose ladder one comes to first. */
const FIRST_GAME = "las-vegas";

export const PLACES: Place[] = [
  { word: "ui-tables", icon: "table", address: LOBBY, pages: ["lobby", "table"] },
  { word: "ui-my-games", icon: "history", address: historyAddress(), pages: ["history", "profile"] },
  { word: "ui-ladder", icon: "trophy", address: ladderAddress(FIRST_GAME), pages: ["ladder"] },
  { word: "ui-tournaments", icon: "bracket", address: TOURNAMENTS, pages: ["tournaments", "tournament", "rounds"] },
];
