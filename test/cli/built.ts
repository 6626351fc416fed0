/** Builds what tests of real processes run, if it is older than its sources. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The executable of the package. */
export const wf = join(root, "bin", "wf.js");

/** The files that each part of the package is built into. */
const products = {
  library: "dist/index.js",
  types: "dist/index.d.ts",
  cli: "dist/cli/launch.cjs",
  preview: "dist/preview/client.js",
  server: "dist/server/index.js",
  codemirror: "dist/codemirror.js",
  mcp: "dist/mcp/worker.js",
};

/** A part of the build. */
export type Part = keyof typeof products;

/** Builds parts that are missing or older than their sources. */
export function ensureBuilt(...parts: readonly Part[]): void {
  const changed = Math.max(
    newest(join(root, "src")),
    newest(join(root, "scripts")),
    statSync(join(root, "package-lock.json")).mtimeMs,
  );
  const stale = (parts.length > 0 ? parts : (["cli"] as const)).filter((part) => {
    const built = statSync(join(root, products[part]), { throwIfNoEntry: false });
    return !built || built.mtimeMs <= changed;
  });
  if (stale.length === 0) return;
  const { status } = spawnSync(process.execPath, [join(root, "scripts/build.mjs"), ...stale], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`the build has failed: ${stale.join(", ")}`);
}

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
