/** Where runes run as in a browser, without a page. */
import type { Environment } from "vitest/runtime";

export default {
  name: "runes",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
