/** Makes sure that tests of real processes run what the sources say. */
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The executable of the package. */
export const wf = join(root, "bin", "wf.js");

/** Builds the command line when it is missing or older than its sources. */
export function ensureBuilt(): void {
  const built = statSync(join(root, "dist/cli/launch.cjs"), { throwIfNoEntry: false });
  const changed = Math.max(newest(join(root, "src")), newest(join(root, "scripts")));
  if (built && built.mtimeMs > changed) return;
  execFileSync(process.execPath, [join(root, "scripts/build.mjs"), "cli"], { stdio: "pipe" });
}

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
