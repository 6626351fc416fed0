/** Writes files so that nobody ever sees half of one. */
import {
  chmodSync,
  lstatSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "./make-folder.js";
import { isSystemPath, RefusedPath, refuseOutside } from "./stay-inside.js";

/** Where a file may be written. */
export interface WritingTerms {
  /** The folder that the path is written from: no link inside of its project may lead out of it. */
  from?: string;
  /** Whether the file is made anew, so that a link in its place is in the way. */
  isMade?: boolean;
}

/**
 * Replaces a file by way of a second one beside it, which takes its place and its permissions at
 * once. A link stays a link, missing folders are made, and what is not a plain file (a device, a pipe)
 * is written to. Throws what `node:fs` throws, and a RefusedPath for a link that must not be followed.
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  { from, isMade = false }: WritingTerms = {},
): void {
  if (!isSystemPath(path)) {
    if (isMade && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new RefusedPath("WF_LINK");
    }
    if (from !== undefined) refuseOutside(path, from);
  }
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
