/** Converts the pictures of boards for a PDF: a usual JPEG is embedded as it is, and all others become a PNG. */
import type { Picture } from "../../base/images/picture.js";
import type { Frame } from "../../drawing/layout/frame.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";
import { paintPng } from "./paint-png.js";
import { type PaintRoom, roomOf } from "./paint-room.js";
import { isPlainJpeg } from "./plain-jpeg.js";

/** Maximum length in pixels of the longer side of painted pictures: what a printed page can show. */
const longestSide = 2_000;

/** SVG pictures smaller than this, in their own units, are painted with more pixels. */
const leastSide = 600;

/** The bytes of each picture, painted once; a PNG of our own is never damaged. */
export async function pdfPictures(
  boards: readonly CanvasFrame[],
  room: { left?: PaintRoom } = {},
): Promise<ReadonlyMap<Picture, Uint8Array>> {
  const pictures = new Set<Picture>();
  for (const { boards: own } of boards) {
    for (const { frame, asides } of own) {
      collect(frame, pictures);
      for (const aside of asides) collect(aside.frame, pictures);
    }
  }
  const rasters = new Map<Picture, Uint8Array>();
  const left = roomOf(room);
  for (const picture of pictures) rasters.set(picture, await rasterOf(picture, left));
  return rasters;
}

function collect({ box, children }: Frame, into: Set<Picture>): void {
  if (box.kind === "image" && box.picture !== undefined) into.add(box.picture);
  for (const child of children) collect(child, into);
}

async function rasterOf(
  { type, width, height, bytes, href }: Picture,
  left: PaintRoom,
): Promise<Uint8Array> {
  if (type === "jpeg" && isPlainJpeg(bytes)) return bytes;
  const longer = Math.max(width, height);
  const wanted = type === "svg" ? Math.max(longer, leastSide) : longer;
  const factor = Math.min(wanted, longestSide) / longer;
  const size = { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
  const attributes = `width="${size.width}" height="${size.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><image ${attributes} href="${href}"/></svg>`;
  const { data } = await paintPng({ svg, ...size }, 1, undefined, left);
  return data;
}
