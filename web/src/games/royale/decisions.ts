/** What a game of Royale may wait for, by the number that names it in the view. */
export const DECISIONS: Readonly<Record<number, string>> = {
  1: "place",
  8: "roll",
  21: "hold",
  24: "guess",
  27: "call",
  30: "close",
  36: "knock",
  38: "group",
  56: "take",
  74: "set",
  98: "double",
  113: "put",
  125: "choose",
  131: "activate",
  137: "gold",
  139: "add",
  146: "split",
  160: "open",
};

export const decisionName = (decision: number): string | null => DECISIONS[decision] ?? null;
