/** Writes files so that nobody ever sees half of one. */
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "../../store/make-folder.js";

/**
 * Replaces a file by way of a second one beside it, which takes its place and its permissions at
 * once. A link stays a link, missing folders are made, and what is not a plain file (a device, a pipe)
 * is written to.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) {
    writeFileSync(path, content);
    return;
  }
  const target = existing ? realpathSync(path) : path;
  const folder = dirname(target);
  makeFolder(folder);
  const beside = join(folder, `.${basename(target).slice(0, 200)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, content, { flag: "wx" });
    if (existing) chmodSync(beside, existing.mode & 0o7777);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
