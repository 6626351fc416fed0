/** Opens the fonts in a file, and describes what is wrong with it. */
/// <reference path="./fontkit.d.ts" />
import * as fontkit from "fontkit";
import { boundFont } from "./bound-font.js";
import type { TableRoom } from "./bound-tables.js";
import { checkCff } from "./check-cff.js";
import { FontError } from "./font-error.js";
import { largestFont, tooLarge } from "./largest-font.js";
import { advanceOf, commandsOf } from "./read-glyph.js";
import { unpackWoff } from "./unpack-woff.js";

/** Maximum number of faces in a collection. */
const mostFaces = 64;

/** Tables without which text cannot be measured. */
const needed = ["cmap", "head", "hhea", "hmtx", "maxp"] as const;

/**
 * All fonts in a file: one, or those of a collection. Throws a FontError.
 *
 * @param room what their tables may take, with those of other fonts
 */
export function openFonts(data: Uint8Array, room: TableRoom): readonly fontkit.Font[] {
  if (data.length === 0) throw new FontError("the file is empty");
  if (data.length > largestFont) throw new FontError(tooLarge);
  if (unpackedSize(data) > largestFont) throw new FontError(`uncompressed, ${tooLarge}`);
  const kind = kindOf(data);
  if (kind === undefined) throw new FontError("it is not a TTF, OTF, WOFF, WOFF2 or TTC font");
  try {
    const bytes = kind === "wOFF" ? unpackWoff(data) : data;
    const opened = fontkit.create(bytes) as fontkit.Font | fontkit.FontCollection;
    if (!("fonts" in opened)) {
      if (kind === "wOF2" && sizeOfTables(opened) > largestFont) {
        throw new FontError(`uncompressed, ${tooLarge}`);
      }
      return [boundFont(opened, room)];
    }
    if (new DataView(data.buffer, data.byteOffset).getUint32(8) > mostFaces) {
      throw new FontError(`it has more than ${mostFaces} faces`);
    }
    return opened.fonts.map((font) => boundFont(font, room));
  } catch (error) {
    if (error instanceof FontError) throw error;
    throw new FontError("the font is damaged");
  }
}

/** Throws a FontError if a font lacks tables for measuring and drawing. */
export function checkTables(font: fontkit.Font): void {
  const { tables } = font.directory;
  const missing = needed.find((tag) => !Object.hasOwn(tables, tag));
  if (missing !== undefined) throw new FontError(`the font has no table "${missing}"`);
  if (!["glyf", "CFF ", "CFF2"].some((tag) => Object.hasOwn(tables, tag))) {
    throw new FontError("the font has no outlines, only pictures or none at all");
  }
  try {
    // Tables are read on access, so damaged ones are noticed here.
    const isRead = needed.every((tag) => font[tag] !== undefined) && font.unitsPerEm > 0;
    for (const tag of ["CFF ", "CFF2"]) checkOutlines(font, tag);
    const probe = font.glyphForCodePoint(0x41);
    if (!isRead || advanceOf(probe) === undefined || commandsOf(probe) === undefined) {
      throw new Error();
    }
  } catch (error) {
    if (error instanceof FontError) throw error;
    throw new FontError("the font is damaged");
  }
}

/** Checks the outline table that can make fontkit loop forever, if the font has one. */
function checkOutlines(font: fontkit.Font, tag: string): void {
  if (!Object.hasOwn(font.directory.tables, tag)) return;
  const { buffer, pos } = font._getTableStream(tag)!;
  checkCff(new DataView(buffer.buffer, buffer.byteOffset + pos, buffer.length - pos));
}

function kindOf(data: Uint8Array): string | undefined {
  const tag = String.fromCharCode(...data.subarray(0, 4));
  return ["\0\x01\0\0", "true", "OTTO", "wOFF", "wOF2", "ttcf"].find((known) => known === tag);
}

/** Whether a file is in WOFF2 format. */
export function isWoff2(data: Uint8Array): boolean {
  return kindOf(data) === "wOF2";
}

/** The unpacked size of a WOFF2 file's tables, which are unpacked on access. */
function sizeOfTables({ directory }: fontkit.Font): number {
  return Object.values(directory.tables).reduce(
    (sum, { length, transformLength = 0 }) => sum + Math.max(length, transformLength),
    0,
  );
}

/** The size that a font takes in memory. What a compressed one declares may be less. */
export function openedSize(font: fontkit.Font, data: Uint8Array): number {
  return Math.max(data.length, unpackedSize(data), sizeOfTables(font));
}

/** The declared size of a compressed font without compression; 0 for other fonts. */
function unpackedSize(data: Uint8Array): number {
  const kind = kindOf(data);
  if ((kind !== "wOFF" && kind !== "wOF2") || data.length < 20) return 0;
  return new DataView(data.buffer, data.byteOffset).getUint32(16);
}
