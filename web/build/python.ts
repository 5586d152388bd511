/** Runs Python in the folder of the project: the one that builds the client, or that of the developer. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const OWN = join(ROOT, ".venv", process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
const MOST_BYTES = 2 ** 29;

/** What Python prints; it throws if Python fails. */
export function python(...args: string[]): string {
  const program = process.env["FLAMBEUR_PYTHON"] ?? OWN;
  try {
    return execFileSync(program, args, { cwd: ROOT, encoding: "utf8", maxBuffer: MOST_BYTES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error(`There is no Python at ${program}: run "make web", or name one in FLAMBEUR_PYTHON.`);
  }
}
