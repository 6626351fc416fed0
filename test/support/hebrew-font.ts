/** Creates a font with Hebrew letters for tests, from the letters of Inter. */
import { readFileSync } from "node:fs";
import { FONT_FACES } from "../../src/base/fonts/faces.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { readTables, writeTables } from "../../src/base/fonts/subset/font-tables.js";

const folder = new URL("../../assets/fonts/", import.meta.url);
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, folder)));

/** A font for characters that ours lack: Inter with its letters moved to Hebrew code points. */
export function moved(weight = 400, italic = false): Uint8Array {
  const face = FONT_FACES.find((each) => each.weight === weight && each.italic === italic)!;
  const { data } = readFonts([{ data: bytesOf(face.ttf) }])
    .fonts.faceFor("A", weight, italic)!
    .cut(["ABCDEFGHIJKLMNOPQRSTUVWXYZ"]);
  const tables = new Map(readTables(data)!);
  const cmap = new DataView(
    Uint8Array.from(
      new Uint8Array(
        tables
          .get("cmap")!
          .buffer.slice(
            tables.get("cmap")!.byteOffset,
            tables.get("cmap")!.byteOffset + tables.get("cmap")!.byteLength,
          ),
      ),
    ).buffer,
  );
  // Format 4 with one segment: A to Z become the 26 code points from alef on.
  const map = cmap.getUint32(8);
  const first = cmap.getUint16(map + 14 + 4 + 2);
  const shift = 0x5d0 - first;
  cmap.setUint16(map + 14, cmap.getUint16(map + 14) + shift);
  cmap.setUint16(map + 14 + 6, first + shift);
  cmap.setUint16(map + 14 + 10, (cmap.getUint16(map + 14 + 10) - shift) & 0xffff);
  tables.set("cmap", cmap);
  return writeTables(tables);
}
