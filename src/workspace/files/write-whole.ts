/** Writes files so that nobody ever sees half of one, wherever the file system allows it. */
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "./make-folder.js";
import { isSystemPath, RefusedPath, refuseOutside } from "./stay-inside.js";

/** Where a file may be written. */
export interface WritingTerms {
  /** The folder that the path is written from: no link inside of its project may lead out of it. */
  from: string;
  /** Whether the file is made anew, so that a link in its place is in the way. */
  isMade?: boolean;
}

/** What forbids a change of a folder. */
const forbidding = new Set(["EACCES", "EPERM", "EROFS"]);

/** What says that a file cannot be replaced where it is: a mount of this one file, too. */
const irreplaceable = new Set([...forbidding, "EBUSY", "EXDEV"]);

/**
 * Replaces a file by way of a second one beside it, which takes its place and its permissions at
 * once. A link stays a link, missing folders are made, and what is not a plain file (a device, a pipe)
 * is written to; so is a file that cannot be replaced. Throws what `node:fs` throws, and a RefusedPath
 * for a link that must not be followed and for what nobody may write.
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  { from, isMade = false }: WritingTerms,
): void {
  if (!isSystemPath(path)) {
    if (isMade && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new RefusedPath("WF_LINK");
    }
    refuseOutside(path, from);
  }
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) {
    writeFileSync(path, content);
    return;
  }
  const target = existing ? realpathSync(path) : path;
  makeFolder(dirname(target));
  try {
    replace(target, content, existing?.mode);
  } catch (error) {
    if (!existing) throw isOneOf(forbidding, error) ? new RefusedPath("WF_FOLDER") : error;
    if (!isOneOf(irreplaceable, error)) throw error;
    overwrite(target, content);
  }
}

/**
 * Makes a file, with missing folders. Throws what `node:fs` throws, also where somebody else has been quicker (what is
 * there is never written over, and no link in its place is followed), and a RefusedPath for a link out of the project.
 */
export function writeNew(
  path: string,
  content: string,
  { from, mode }: { from: string; mode: number },
): void {
  refuseOutside(path, from);
  makeFolder(dirname(path));
  writeFileSync(path, content, { flag: "wx", mode });
}

function replace(target: string, content: string | Uint8Array, mode: number | undefined): void {
  // The number of a process alone would not do: a killed run, or one in another container, has had it too.
  // No secret, so it is not worth loading node:crypto.
  const unique = `${process.pid}-${Math.random().toString(36).slice(2, 10)}`;
  const beside = join(dirname(target), `${besidePrefix(target)}${unique}.tmp`);
  try {
    writeFileSync(beside, content, { flag: "wx" });
    if (mode !== undefined) chmodSync(beside, mode & 0o7777);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** What the names of files begin with that take the place of another when they are written. */
function besidePrefix(target: string): string {
  return `.${basename(target).slice(0, 200)}.`;
}

/** Removes what a process has left beside a file that was killed while it replaced it. */
export function removeUnfinished(path: string, pid: number): void {
  const start = `${besidePrefix(path)}${pid}-`;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(start) || !/^[0-9a-z]+\.tmp$/.test(name.slice(start.length))) continue;
    rmSync(join(dirname(path), name), { force: true });
  }
}

/** Writes into a file; where that fails halfway, as on a full disk, it puts back what was there. */
function overwrite(target: string, content: string | Uint8Array): void {
  try {
    const before = readFileSync(target);
    const descriptor = openSync(target, "r+");
    try {
      writeAll(descriptor, Buffer.from(content));
    } catch (error) {
      writeAll(descriptor, before);
      throw error;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw isOneOf(forbidding, error) ? new RefusedPath("WF_FORBIDDEN") : error;
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(descriptor, bytes, at, bytes.length - at, at);
  }
  ftruncateSync(descriptor, bytes.length);
}

function isOneOf(codes: ReadonlySet<string>, error: unknown): boolean {
  return codes.has((error as NodeJS.ErrnoException).code ?? "");
}
