/** Says whether everything that the build writes is newer than all it is made of. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the build writes last, and only when it has written all the rest. */
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
 * Whether a clone is built, and nothing has changed since; in doubt it is not.
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

/** When something in a folder was last changed, added or removed; or a file was. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return Math.max(stats.mtimeMs, ...names.map((name) => statSync(join(path, name)).mtimeMs));
}
