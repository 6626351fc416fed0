/** Turns an SVG picture into a PNG with resvg: our own faces, no fonts of the system, equal bytes each time. */
import { crc32 } from "node:zlib";
import { ALL_FACES, FONT_FAMILY } from "../../base/fonts/faces.js";
import type { SvgPicture } from "../../drawing/svg/paint-svg.js";
import { withFamilies } from "./family-runs.js";
import { fontFile } from "./font-files.js";
import { placeFigures } from "./place-figures.js";
import { RasterError } from "./raster-error.js";

/** Pixels that a picture may have; each takes twice 4 bytes while it is painted. */
const mostPixels = 32_000_000;

/**
 * The length of a text whose letters or words are spaced: resvg counts that room twice. With our
 * faces the text has this length anyway.
 */
const spacedLength =
  / textLength="[^"]*" lengthAdjust="spacingAndGlyphs"(?=[^>]* (?:letter|word)-spacing=)/g;

/** A PNG file with its size in pixels. */
export interface PngPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Paints a picture with `scale` pixels for each px. Throws a RasterError when resvg is not installed
 * or the picture would be too large.
 */
export async function paintPng(picture: SvgPicture, scale: number): Promise<PngPicture> {
  const width = Math.ceil(picture.width * scale);
  const height = Math.ceil(picture.height * scale);
  if (!(width * height <= mostPixels)) {
    throw new RasterError(
      `a PNG of ${width} x ${height} pixels is too large; the limit is ${mostPixels / 1e6} million pixels`,
    );
  }
  const { renderAsync } = await loadResvg();
  const painted = await renderAsync(
    withFamilies(placeFigures(picture.svg).replace(spacedLength, "")),
    {
      font: {
        fontFiles: ALL_FACES.map(fontFile),
        loadSystemFonts: false,
        defaultFontFamily: FONT_FAMILY,
      },
      fitTo: { mode: "zoom", value: scale },
      logLevel: "off",
    },
  );
  const { width: drawnWidth, height: drawnHeight } = painted;
  return { data: withGenerator(painted.asPng()), width: drawnWidth, height: drawnHeight };
}

/** Bytes of the signature and the first chunk, which says the size. */
const headLength = 33;

/** Says in the file which program it comes from, as PNG 1.2 has it: a text chunk `Software`. */
function withGenerator(png: Uint8Array): Uint8Array {
  const content = Buffer.from("tEXtSoftware\0wf", "latin1");
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), 4 + content.length);
  return Buffer.concat([png.subarray(0, headLength), chunk, png.subarray(headLength)]);
}

async function loadResvg() {
  try {
    return await import("@resvg/resvg-js");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!/MODULE_NOT_FOUND$|^ERR_DLOPEN_FAILED$/.test(code)) throw error;
    throw new RasterError("PNG needs the package @resvg/resvg-js; run npm install @resvg/resvg-js");
  }
}
