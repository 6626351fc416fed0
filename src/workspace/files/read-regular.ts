/** Reads a regular file inside a project, up to a maximum size. */
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readlinkSync,
  readSync,
  type Stats,
  statSync,
} from "node:fs";
import { realPath } from "./real-path.js";
import { isSystemPath, RefusedPath, refuseOutside } from "./stay-inside.js";

/** The default maximum size of a file in bytes. */
export const defaultMaxFileSize = 4_000_000;

/** Bytes read at a time from a file of unknown size. */
const chunkSize = 65_536;

/**
 * The bytes of a file. Throws errors of `node:fs`, and a RefusedPath for a link out of the project, for anything that
 * is not a file (reading a device might never end, and a pipe might block), and for a file that is too large. A device
 * or pipe that the user has named, such as /dev/stdin, is read.
 *
 * @param from the folder that the path is relative to; if omitted, links may lead anywhere
 * @param most maximum size of the file in bytes
 */
export function readRegular(
  absolute: string,
  from: string | undefined,
  most: number = defaultMaxFileSize,
): Buffer {
  const isNamed = isSystemPath(absolute);
  const isBound = !isNamed && from !== undefined;
  const path = isBound ? refuseOutside(absolute, from) : absolute;
  return readOpened(path, { isNamed, isReal: isBound, most });
}

/**
 * The bytes of a file at a path without links, as `realWithin` returns it; somebody may have put a link on its way
 * since. Throws as `readRegular` does.
 *
 * @param most maximum size of the file in bytes
 */
export function readReal(real: string, most: number): Buffer {
  return readOpened(real, { isNamed: false, isReal: true, most });
}

function readOpened(
  path: string,
  { isNamed, isReal, most }: { isNamed: boolean; isReal: boolean; most: number },
): Buffer {
  const { O_RDONLY, O_NONBLOCK = 0 } = constants;
  const descriptor = openSync(path, isNamed ? O_RDONLY : O_RDONLY | O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (isReal && !isFileAt(path, descriptor, stats)) throw new RefusedPath("WF_OUTSIDE");
    // The error of reading a folder.
    if (stats.isDirectory()) throw Object.assign(new Error("EISDIR"), { code: "EISDIR" });
    if (!stats.isFile() && !isNamed) throw new RefusedPath("WF_NO_FILE");
    if (stats.size > most) throw new RefusedPath("WF_LARGE");
    return readUpTo(descriptor, stats.size, most);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a descriptor to its end, which may be beyond its size if the file grows; throws a RefusedPath beyond a maximum. */
export function readUpTo(descriptor: number, size: number, most: number): Buffer {
  let bytes = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const count = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (count === 0) return bytes.subarray(0, length);
    length += count;
    if (length > most) throw new RefusedPath("WF_LARGE");
    if (length < bytes.length) continue;
    const longer = Buffer.allocUnsafe(2 * bytes.length + chunkSize);
    bytes.copy(longer);
    bytes = longer;
  }
}

/**
 * Whether an open file is the one at a path without links. Somebody may have put a link in the place of a folder when
 * it was opened, and the folder back again: Linux says what was opened, and elsewhere the file there now is compared.
 */
function isFileAt(path: string, descriptor: number, { dev, ino }: Stats): boolean {
  const opened = process.platform === "linux" ? pathOf(descriptor) : undefined;
  if (opened !== undefined) {
    // A disk may ignore case; a file that was replaced since is said to be deleted.
    return opened.replace(/ \(deleted\)$/, "").toLowerCase() === path.toLowerCase();
  }
  if (realPath(path) !== path) return false;
  const there = statSync(path, { throwIfNoEntry: false });
  return there?.ino === ino && there.dev === dev;
}

function pathOf(descriptor: number): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
}
