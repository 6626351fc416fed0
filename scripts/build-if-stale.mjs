/**
 * Builds unless everything that was built is newer than all it is made of, as it is right after `npm ci`. In doubt it
 * builds: a branch that was switched, or a build that was interrupted.
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

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
const settings = readdirSync(ROOT).filter((name) => /^(?:package.*|tsconfig.*)\.json$/.test(name));

if (isFresh()) console.log("the build is up to date");
else await import("./build.mjs");

function isFresh() {
  const times = made.map((name) => statSync(join(ROOT, name), { throwIfNoEntry: false })?.mtimeMs);
  if (times.includes(undefined)) return false;
  const written = statSync(join(ROOT, last)).mtimeMs;
  return [...from, ...settings].every((name) => newest(join(ROOT, name)) < written);
}

/** When something in a folder was last changed, added or removed; or a file was. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return Math.max(stats.mtimeMs, ...names.map((name) => statSync(join(path, name)).mtimeMs));
}
