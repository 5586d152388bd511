/** What makes an app of the page: manifest, icons, and the service worker with the list of what it keeps. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { python } from "./python.ts";

const SOURCES = join(import.meta.dirname, "../src");
const WORKER = "sw.js";

export function appFiles(): Plugin {
  let folder = "";
  return {
    name: "app-files",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
        emit("manifest.webmanifest", readFileSync(join(SOURCES, "base/manifest.json"), "utf8"));
        emit("icon.svg", readFileSync(join(SOURCES, "base/favicon.svg"), "utf8"));
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`${WORKER} is missing`);
        worker.code = `const SHELL = ${JSON.stringify(shellOf(Object.values(bundle)))};\n${worker.code}`;
      },
    },
    closeBundle: () => void python("tools/icons.py", join(import.meta.dirname, "..", folder)),
  };
}

type File = { fileName: string; type: string; isEntry?: boolean; imports?: string[] };

/** The first page: its scripts, the style sheet, the font; games are kept when they are played. */
function shellOf(files: File[]): { files: string[]; name: string } {
  const scripts = new Set<string>();
  const add = (fileName: string) => {
    if (scripts.has(fileName)) return;
    scripts.add(fileName);
    files.find((file) => file.fileName === fileName)?.imports?.forEach(add);
  };
  files
    .filter(({ fileName, isEntry }) => isEntry === true && fileName !== WORKER)
    .forEach((file) => add(file.fileName));
  const names = files
    .map(({ fileName }) => fileName)
    .filter((name) => scripts.has(name) || /\.(css|woff2)$/.test(name));
  return { files: names, name: `shell-${createHash("sha256").update(names.join()).digest("hex").slice(0, 12)}` };
}
