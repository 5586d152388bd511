/** What a game of Royale waits for: in the view it is the number of the first move that may be made. */
import { MOVE_KINDS } from "./constants";

/** The first word of that move, by which the catalogue knows the question; null where nothing is asked. */
export const decisionName = (decision: number): string | null => MOVE_KINDS[decision]?.split(" ")[0] ?? null;
