/** Caches the code that V8 has compiled in this process for later runs. */
import { readdirSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Script } from "node:vm";
import { makeFolder } from "../../../workspace/files/make-folder.js";
import { type CodeFolder, isOwn, isOwnFolder, statsOf } from "./code-folders.js";
import { keptCodeFile } from "./kept-code.js";

/** Days after which the code of another build or Node version counts as unused. */
const unusedAfter = 30;

/** Caches the compiled code of chunks in the first folder that is available, if any. Throws if writing fails. */
export function keepCode(
  chunks: readonly { name: string; script: Script; times: number }[],
  folders: readonly CodeFolder[],
): void {
  const folder = folders.find(makeOwnFolder);
  if (!folder) return;
  for (const { name, script, times } of chunks) {
    const path = join(folder.path, name);
    const temporary = `${path}.${process.pid}`;
    try {
      const content = keptCodeFile(script.createCachedData(), times + 1);
      writeFileSync(temporary, content, { mode: 0o600, flag: "wx" });
      // Renaming is atomic: other processes read either the old file or the new one.
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  }
}

/** Creates a folder if only this user controls its place; returns whether it may be used. */
function makeOwnFolder({ path, parent, base }: CodeFolder): boolean {
  if (isOwnFolder(path)) return true;
  if (!followed(base) || !isWithinOwn(path)) return false;
  try {
    makeFolder(path, 0o700);
    removeUnused(parent);
  } catch {
    // The disk is read-only or full.
  }
  return isOwnFolder(path);
}

/**
 * Whether the innermost existing folder belongs to this user and is not writable by all: root must not leave files in
 * another user's folder, and nobody may use the folder for temporary files.
 */
function isWithinOwn(path: string): boolean {
  for (let above = dirname(path); ; above = dirname(above)) {
    const stats = followed(above);
    if (stats) return isOwn(stats, 0o002);
    if (dirname(above) === above) return false;
  }
}

function followed(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function removeUnused(parent: string): void {
  const limit = Date.now() - unusedAfter * 86_400_000;
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    const stats = /^[0-9a-f]{12}-v\d/.test(name) ? statsOf(path) : undefined;
    // Code that is in use is rewritten, which updates the time of its folder.
    if (stats && stats.mtimeMs < limit) rmSync(path, { recursive: true, force: true });
  }
}
