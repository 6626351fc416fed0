/** Reads pictures for Node: as the core does, and decodes what the core cannot. */
import type { Picture } from "../../base/images/picture.js";
import { pngRows } from "../../base/images/png-rows.js";
import { readPicture } from "../../base/images/read-picture.js";
import {
  type PictureFiles,
  type ReadPictures,
  readPictures as readHeaders,
} from "../../base/images/read-pictures.js";
import { pngChunks } from "../../base/images/whole-file.js";

/** Bytes of pixels up to which a PNG is decoded to see whether that works. */
const mostDecoded = 64_000_000;

/**
 * The pictures of files by address, and those that a source itself holds; each is read when it is asked for.
 *
 * @param files bytes by address: `{ "photos/harbor.jpg": bytes }`, or a function that gives them
 */
export function readPictures(
  files: Readonly<Record<string, Uint8Array>> | PictureFiles = {},
): ReadPictures {
  return readHeaders(files, readSoundPicture);
}

/** The picture in some bytes, where its pixels can be unpacked. */
export function readSoundPicture(bytes: Uint8Array): ReturnType<typeof readPicture> {
  const found = readPicture(bytes);
  return "problem" in found || isDecodable(found) ? found : { problem: "broken" };
}

/** Whether a PNG has pixels for all of its rows; whether its parts are whole is known. */
function isDecodable({ type, bytes }: Picture): boolean {
  if (type !== "png") return true;
  const chunks = pngChunks(bytes) ?? [];
  const rows = pngRows(chunks);
  if (rows === undefined) return false;
  const length = rows.reduce((sum, { size, count }) => sum + size * count, 0);
  if (length > mostDecoded) return true;
  const data = chunks.flatMap((chunk) => (chunk.type === "IDAT" ? chunk.data : []));
  // Most drawings have no picture of their own, and it takes as long to load as checking a file.
  const { inflateSync } = process.getBuiltinModule("node:zlib");
  try {
    // What is left over is no pixel of the picture, and painters pass over it.
    const decoded = inflateSync(Buffer.concat(data), { maxOutputLength: mostDecoded + length });
    return decoded.length >= length && hasKnownFilters(decoded, rows);
  } catch {
    return false;
  }
}

/** Whether each row starts with one of the five ways in which rows are written. */
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
