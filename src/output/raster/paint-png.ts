/** Paints an SVG picture as a PNG with resvg: with our fonts, without system fonts. Equal pictures give equal bytes. */
import { crc32 } from "node:zlib";
import type { RenderedImage } from "@resvg/resvg-js";
import { ALL_FACES, FONT_FAMILY } from "../../base/fonts/faces.js";
import { leastCanvas } from "../../drawing/paint/nearby-shapes.js";
import type { Area, SvgPicture } from "../../drawing/svg/paint-svg.js";
import { withFamilies } from "./family-runs.js";
import { fontFile } from "./font-files.js";
import { paintApart } from "./paint-apart.js";
import { fullRoom } from "./paint-room.js";
import { placeFigures } from "./place-figures.js";
import { RasterError } from "./raster-error.js";

/** Maximum number of pixels; painting takes twice 4 bytes for each. */
export const mostPixels = 32_000_000;

/** Maximum number of letters in other fonts than ours, each of which takes resvg 5 KB and 0.1 ms. */
const mostOtherLetters = 200_000;

/**
 * Maximum length of the path data of all of these letters, each counted wherever it is drawn; resvg takes 0.3 ms for
 * 16,000 characters. 200,000 ideographs have fewer.
 */
const mostOutlines = 400_000_000;

/** How the use of a letter starts. */
const use = '<use xlink:href="#';

/**
 * Matches the length of texts with letter or word spacing, which resvg would count twice. With our fonts, the text has
 * that length anyway.
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
 * Paints a picture, or a part of it, with `scale` pixels per px. Throws a RasterError if resvg is not installed, the
 * picture would be too large, or it contains something that resvg cannot paint.
 *
 * @param left what pictures of users may take; several pictures can share it
 */
export async function paintPng(
  picture: SvgPicture,
  scale: number,
  part?: Area,
  left = fullRoom(),
): Promise<PngPicture> {
  checkPngSize(picture, scale);
  checkOtherLetters(picture.svg);
  const { renderAsync } = await loadResvg();
  const isSmall = picture.width < leastCanvas || picture.height < leastCanvas;
  const shown = part ?? (isSmall ? { x: 0, y: 0, ...picture } : undefined);
  const figures = withFamilies(placeFigures(picture.svg).replace(spacedLength, ""));
  const svg = isSmall ? onCanvas(figures, picture) : figures;
  const options = {
    font: {
      fontFiles: ALL_FACES.map(fontFile),
      loadSystemFonts: false,
      defaultFontFamily: FONT_FAMILY,
    },
    fitTo: { mode: "zoom" as const, value: scale },
    logLevel: "off" as const,
    ...(shown && { crop: pixelsOf(shown, scale) }),
  };
  // A picture of a user may contain anything.
  const isOwn = !svg.includes('href="data:image/svg+xml');
  const png =
    isOwn && !picture.isFar
      ? await paintHere(renderAsync(svg, options))
      : await paintApart(svg, options, left);
  if (png === undefined) {
    throw new RasterError(
      "this cannot be painted as PNG: an SVG picture in it, a large picture that it shows often, or what reaches far out of a page, is more than resvg can paint",
    );
  }
  // The header contains the size, which resvg rounds in its own way.
  const header = new DataView(png.buffer, png.byteOffset);
  const size = { width: header.getUint32(16), height: header.getUint32(20) };
  return { data: withGenerator(png), ...size };
}

/** Throws a RasterError if there are too many letters in other fonts than ours, or in none, or if they are too large. */
function checkOtherLetters(svg: string): void {
  let count = 0;
  for (let at = svg.indexOf("<use "); at >= 0; at = svg.indexOf("<use ", at + 1)) count++;
  if (count > mostOtherLetters) {
    throw new RasterError(
      `a PNG with ${count} letters that our fonts lack is too large; the limit is ${mostOtherLetters}`,
    );
  }
  if (count === 0) return;
  const sizes = new Map<string, number>();
  for (const [, id, path] of svg.matchAll(/<path id="([^"]*)" d="([^"]*)"/g)) {
    sizes.set(id!, path!.length);
  }
  let size = 0;
  for (let at = svg.indexOf(use); at >= 0; at = svg.indexOf(use, at + 1)) {
    const from = at + use.length;
    size += sizes.get(svg.slice(from, svg.indexOf('"', from))) ?? 0;
  }
  if (size <= mostOutlines) return;
  throw new RasterError(
    "a PNG with so many letters of so many points is too large; use another font, or draw an SVG or a PDF",
  );
}

/** The PNG. Throws a RasterError if the picture has more elements than resvg accepts. */
async function paintHere(painting: Promise<RenderedImage>): Promise<Buffer> {
  try {
    return (await painting).asPng();
  } catch (error) {
    if (!/limit reached/.test(String(error))) throw error;
    throw new RasterError(
      "this cannot be painted as PNG: it has more letters and shapes than resvg can paint; draw an SVG or a PDF",
    );
  }
}

/** Throws a RasterError if a picture of this size in px would be too large with `scale` pixels per px. */
export function checkPngSize(size: Pick<SvgPicture, "width" | "height">, scale: number): void {
  const width = Math.ceil(size.width * scale);
  const height = Math.ceil(size.height * scale);
  if (width * height <= mostPixels) return;
  throw new RasterError(
    `a PNG of ${width} x ${height} pixels is too large; the limit is ${mostPixels / 1e6} million pixels`,
  );
}

/** A part of a picture in pixels; sizes are rounded as by resvg, and never 0. */
function pixelsOf({ x, y, width, height }: Area, scale: number) {
  const left = Math.round(x * scale);
  const top = Math.round(y * scale);
  return {
    left,
    top,
    right: left + Math.max(1, Math.round(width * scale)),
    bottom: top + Math.max(1, Math.round(height * scale)),
  };
}

/** A small picture with more space at its right and lower edges, which is cut off afterwards. */
function onCanvas(svg: string, picture: SvgPicture): string {
  const width = Math.max(picture.width, leastCanvas);
  const height = Math.max(picture.height, leastCanvas);
  return svg.replace(
    /^(<svg [^>]*?)width="[^"]*" height="[^"]*" viewBox="(\S+ \S+) [^"]*"/,
    (_, before: string, corner: string) =>
      `${before}width="${width}" height="${height}" viewBox="${corner} ${width} ${height}"`,
  );
}

/** Size in bytes of the signature and the first chunk, which contains the size. */
const headLength = 33;

/** Adds the name of the program to the file, as a text chunk `Software` (PNG 1.2). */
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
    const problem = "PNG needs the package @resvg/resvg-js; run npm install @resvg/resvg-js";
    throw new RasterError(problem, { cause: error });
  }
}
