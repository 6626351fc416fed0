/** Reads a file of a project: a regular one, inside of it, up to a size. */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { isSystemPath, RefusedPath, refuseOutside } from "./stay-inside.js";

/** Bytes that a file may have where no settings say otherwise. */
export const defaultMaxFileSize = 4_000_000;

/** Bytes that are read at a time from what does not say how large it is. */
const chunkSize = 65_536;

/**
 * The bytes of a file. Throws what `node:fs` throws, and a RefusedPath for a link out of the project, for what is
 * no file (a device could be read without end, a pipe could be waited for) and for a file that is too large.
 * A device or a pipe that the user has named, such as /dev/stdin, is read.
 *
 * @param from the folder that the path is written from; without it, links may lead anywhere
 * @param most bytes that the file may have
 */
export function readRegular(
  absolute: string,
  from: string | undefined,
  most: number = defaultMaxFileSize,
): Buffer {
  const isNamed = isSystemPath(absolute);
  if (!isNamed && from !== undefined) refuseOutside(absolute, from);
  const { O_RDONLY, O_NONBLOCK = 0 } = constants;
  const descriptor = openSync(absolute, isNamed ? O_RDONLY : O_RDONLY | O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    // As reading a folder would fail.
    if (stats.isDirectory()) throw Object.assign(new Error("EISDIR"), { code: "EISDIR" });
    if (!stats.isFile() && !isNamed) throw new RefusedPath("WF_NO_FILE");
    if (stats.size > most) throw new RefusedPath("WF_LARGE");
    return readAll(descriptor, stats.size, most);
  } finally {
    closeSync(descriptor);
  }
}

/** What a descriptor gives until its end, which is further away than its size says where it grows. */
function readAll(descriptor: number, size: number, most: number): Buffer {
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
