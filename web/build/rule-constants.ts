/** `games/<name>/constants.ts`: numbers that the client shares with the rules, made anew whenever Vite starts. */
import type { Plugin } from "vite";
import { python } from "./python.ts";

export function ruleConstants(): Plugin {
  return {
    name: "rule-constants",
    config: () => void python("tools/constants.py"),
  };
}
