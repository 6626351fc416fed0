/** Writes files so that nobody ever sees half of one, if the file system allows it. */
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "./make-folder.js";
import { isSystemPath, RefusedPath, refuseFolderOutside, refuseOutside } from "./stay-inside.js";

/** Conditions for writing a file. */
export interface WritingTerms {
  /** The folder that the path is relative to; no link inside its project may lead out of it. */
  from: string;
  /** Whether the file is generated, so that a link in its place is refused. */
  isMade?: boolean;
}

/** Error codes for folders that cannot be changed. */
const forbidding = new Set(["EACCES", "EPERM", "EROFS"]);

/** Error codes for files that cannot be replaced in place, such as a mount of a single file. */
const irreplaceable = new Set([...forbidding, "EBUSY", "EXDEV"]);

/**
 * Replaces a file with a second one next to it, which takes over its place and permissions atomically. A link stays a
 * link, and missing folders are created. Anything that is not a plain file (a device, a pipe) is written to directly,
 * and so is a file that cannot be replaced. Throws errors of `node:fs`, and a RefusedPath for a link that must not be
 * followed, for a file that nobody may write, and for a read-only one that is not generated.
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  { from, isMade = false }: WritingTerms,
): void {
  const check = (): void => {
    if (isSystemPath(path)) return;
    // Before anything else: a folder that leads out must not tell what is in it.
    refuseFolderOutside(dirname(path), from);
    if (isMade && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new RefusedPath("WF_LINK");
    }
    refuseOutside(path, from);
  };
  check();
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing?.isFIFO()) {
    writeToPipe(path, content);
    return;
  }
  if (existing && !existing.isFile()) {
    writeFileSync(path, content);
    return;
  }
  const target = existing ? realpathSync(path) : path;
  if (existing && !isMade) refuseReadOnly(target);
  makeFolder(dirname(target));
  try {
    replace(target, content, existing, check);
  } catch (error) {
    if (!existing) throw isOneOf(forbidding, error) ? new RefusedPath("WF_FOLDER") : error;
    if (!isOneOf(irreplaceable, error)) throw error;
    overwrite(target, content);
  }
}

/**
 * Creates a file and missing folders. Throws errors of `node:fs`, including the one for a file that already exists (it
 * is never overwritten, and a link in its place is not followed), and a RefusedPath for a link out of the project.
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

/** Opening a pipe that nobody reads would block forever, and no signal but SIGKILL would end the process. */
function writeToPipe(path: string, content: string | Uint8Array): void {
  const { O_WRONLY, O_NONBLOCK = 0 } = constants;
  let held: number;
  try {
    held = openSync(path, O_WRONLY | O_NONBLOCK);
  } catch (error) {
    throw isOneOf(new Set(["ENXIO"]), error) ? new RefusedPath("WF_PIPE") : error;
  }
  try {
    // Without O_NONBLOCK, a write waits for a slow reader, who would see an end if nothing held the pipe until then.
    writeFileSync(path, content);
  } finally {
    closeSync(held);
  }
}

/** Refuses a file that its owner protects from changes: its folder alone would allow to replace it. */
function refuseReadOnly(target: string): void {
  try {
    accessSync(target, constants.W_OK);
  } catch (error) {
    // On a disk that is read-only, writing tells more.
    if (isOneOf(new Set(["EACCES", "EPERM"]), error)) throw new RefusedPath("WF_READ_ONLY");
  }
}

/** @param check throws if somebody has put a link in the place of a folder meanwhile */
function replace(
  target: string,
  content: string | Uint8Array,
  existing: Stats | undefined,
  check: () => void,
): void {
  // A process id alone is not unique: a killed run, or one in another container, may have had the same. The name is no
  // secret, so node:crypto is not needed.
  const unique = `${process.pid}-${Math.random().toString(36).slice(2, 10)}`;
  const beside = join(dirname(target), `${besidePrefix(target)}${unique}.tmp`);
  try {
    // Nobody else may read it before it has the permissions of the file that it replaces.
    const held = openSync(beside, "wx", existing ? 0o600 : 0o666);
    try {
      writeFileSync(held, content);
      if (existing) takeOver(held, existing);
    } finally {
      closeSync(held);
    }
    check();
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Gives an open file the permissions of another, and its owner and group if that is allowed. */
function takeOver(held: number, { uid, gid, mode }: Stats): void {
  const isOf = (): boolean => {
    const own = fstatSync(held);
    return own.uid === uid && own.gid === gid;
  };
  try {
    if (!isOf()) fchownSync(held, uid, gid);
  } catch {
    // Only some may give files away, and some file systems and containers know no other owners.
  }
  // A program must not run as somebody else than before.
  fchmodSync(held, mode & (isOf() ? 0o7777 : 0o777));
}

/** The prefix of temporary files that replace a file. */
function besidePrefix(target: string): string {
  return `.${basename(target).slice(0, 200)}.`;
}

/**
 * Moves a file to a path at which there is none. Unlike a rename, this never replaces a file that was written in the
 * meantime. Throws errors of `node:fs`, and a RefusedPath for a link that must not be followed.
 */
export function moveWhole(path: string, target: string, from: string): void {
  refuseOutside(path, from);
  refuseOutside(target, from);
  linkSync(path, target);
  rmSync(path);
}

/** Removes the temporary files of processes that were killed while they replaced a file. */
export function removeUnfinished(path: string, pids: ReadonlySet<number>): void {
  const start = besidePrefix(path);
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(start)) continue;
    const pid = /^(\d+)-[0-9a-z]+\.tmp$/.exec(name.slice(start.length))?.[1];
    if (pid === undefined || !pids.has(Number(pid))) continue;
    rmSync(join(dirname(path), name), { force: true });
  }
}

/** Writes into a file; if that fails halfway, as on a full disk, restores its content. */
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
