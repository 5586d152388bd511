import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Types are svelte-check's business: rules that need them would take a minute and repeat it.
export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    // The compiler knows every name, those of the browser too.
    rules: {
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      "prefer-const": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    // Props are bound by `let`, whether or not each of them is ever set; `{" "}` keeps a space the formatter would take.
    rules: { "prefer-const": "off", "svelte/no-useless-mustaches": "off" },
  },
);
