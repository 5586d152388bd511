/** Random games in all set-ups of the conformance suite, as the house tells them. */
import { python } from "../build/python";
import type { GameEvent, Move } from "../src/base/messages";

export type View = Record<string, unknown>;

/** One game, as tests/conformance/recorded.py prints it. */
export interface Recorded {
  set_up: string;
  kinds: string[];
  steps: { events: GameEvent[]; views: View[]; sees: number[]; legal: Move[] }[];
}

export const record = (game: string): Recorded[] =>
  python("-m", "tests.conformance.recorded", game)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Recorded);
