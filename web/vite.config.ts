import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { appFiles } from "./build/app-files.ts";
import { houseWords } from "./build/house-words.ts";
import { preloadFont } from "./build/preload-font.ts";
import { ruleConstants } from "./build/rule-constants.ts";

const house = process.env.FLAMBEUR_HOUSE ?? "http://127.0.0.1:8377";

export default defineConfig({
  plugins: [svelte(), ruleConstants(), houseWords(), preloadFont(), appFiles()],
  // The house may lie below a path of its host: files find each other, and the house writes where the page finds them.
  base: "./",
  // Tests have the Svelte of browsers, in which effects run.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/flambeur/house/static",
    emptyOutDir: true,
    // An inlined asset would be a data: address, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    // One style sheet: parts that several pages share would be a second one that keeps the first page waiting.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // of use to nobody who only wants to play
      input: { index: "index.html", sw: "src/base/service-worker.ts" },
      // A service worker looks after what lies beside and below it.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: { "/api": { target: house, ws: true } },
    fs: { allow: [".."] },
  },
  test: {
    include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"],
    environment: "./tests/runes.ts",
    testTimeout: 60_000,
  },
});
