/** Reads pictures in Node: as the core does, but also decodes PNG to check it. */
import type { Picture } from "../../base/images/picture.js";
import { pngRows } from "../../base/images/png-rows.js";
import { readPicture } from "../../base/images/read-picture.js";
import {
  type PictureFiles,
  type ReadPictures,
  readPictures as readHeaders,
} from "../../base/images/read-pictures.js";
import { pngChunks } from "../../base/images/whole-file.js";

/** Maximum size of a PNG's pixels in bytes up to which it is decoded as a check. */
const mostDecoded = 64_000_000;

/** Maximum number of bytes that a PNG may have after its pixels: thousands of small pictures could have megabytes each. */
const mostAfterPixels = 1_000_000;

/**
 * The pictures in files by URL, and those embedded in the source; each is read on first use.
 *
 * @param files bytes by URL, `{ "photos/harbor.jpg": bytes }`, or a function that returns them
 */
export function readPictures(
  files: Readonly<Record<string, Uint8Array>> | PictureFiles = {},
): ReadPictures {
  return readHeaders(files, readSoundPicture);
}

/** Reads bytes as a picture, provided that its pixels can be unpacked. */
export function readSoundPicture(bytes: Uint8Array): ReturnType<typeof readPicture> {
  const found = readPicture(bytes);
  return "problem" in found || isDecodable(found) ? found : { problem: "broken" };
}

/** Whether a PNG has pixels for all of its rows; its chunks have already been checked. */
function isDecodable({ type, bytes }: Picture): boolean {
  if (type !== "png") return true;
  const chunks = pngChunks(bytes) ?? [];
  const rows = pngRows(chunks);
  if (rows === undefined) return false;
  const length = rows.reduce((sum, { size, count }) => sum + size * count, 0);
  if (length > mostDecoded) return true;
  const data = chunks.flatMap((chunk) => (chunk.type === "IDAT" ? chunk.data : []));
  // Loaded on demand: most wireframes have no pictures, and it takes as long as checking a file.
  const { inflateSync } = process.getBuiltinModule("node:zlib");
  try {
    // Data after the last row is ignored by painters.
    const maxOutputLength = length + mostAfterPixels;
    const decoded = inflateSync(Buffer.concat(data), { maxOutputLength });
    return decoded.length >= length && hasKnownFilters(decoded, rows);
  } catch {
    return false;
  }
}

/** Whether each row starts with one of the five filter types. */
function hasKnownFilters(decoded: Uint8Array, rows: readonly { size: number; count: number }[]) {
  let at = 0;
  for (const { size, count } of rows) {
    for (let row = 0; row < count; row++) {
      if (decoded[at]! > 4) return false;
      at += size;
    }
  }
  return true;
}
