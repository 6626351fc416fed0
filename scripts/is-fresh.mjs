/** Decides whether everything that the build writes is newer than its sources. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The last file that the build writes, only after everything else has succeeded. */
const last = "THIRD-PARTY-NOTICES.txt";
const made = [
  last,
  "dist/index.js",
  "dist/index.d.ts",
  "dist/cli/launch.cjs",
  "dist/codemirror.js",
];
const from = ["src", "scripts", "assets", "node_modules/.package-lock.json"];

/**
 * Whether a clone is built and has not changed since; false in case of doubt.
 *
 * @param {string} root
 */
export function isFresh(root) {
  const times = made.map((name) => statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs);
  if (times.includes(undefined)) return false;
  const settings = readdirSync(root).filter((name) => /^(?:package|tsconfig).*\.json$/.test(name));
  const written = statSync(join(root, last)).mtimeMs;
  return [...from, ...settings].every((name) => newest(join(root, name)) < written);
}

/** When a file was last changed, or anything in a folder was changed, added or removed. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return Math.max(stats.mtimeMs, ...names.map((name) => statSync(join(path, name)).mtimeMs));
}
