/** Reads the bytes of a file as a picture that can be embedded, or determines why that is not possible. */
import { dataUrl, mostBytes, mostPixels, type Picture, type PictureProblem } from "./picture.js";
import { readHeader } from "./raster-size.js";
import { sanitizeSvg } from "./sanitize-svg.js";
import { isWhole } from "./whole-file.js";

/** The picture in some bytes; the first ones determine its type, whatever the file name. */
export function readPicture(bytes: Uint8Array): Picture | { problem: PictureProblem } {
  if (bytes.length > mostBytes) return { problem: "large" };
  const header = readHeader(bytes);
  if (header === undefined) return readSvg(bytes);
  const { type, size } = header;
  if (size === undefined || !(size.width > 0 && size.height > 0)) return { problem: "broken" };
  if (size.width * size.height > mostPixels) return { problem: "pixels" };
  if (!isWhole(type, bytes, size.width * size.height)) return { problem: "broken" };
  return { type, ...size, bytes, href: dataUrl(type, bytes) };
}

const byteOrderMark = /^\ufeff/;

function readSvg(bytes: Uint8Array): Picture | { problem: PictureProblem } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { problem: "type" };
  }
  const start = text.slice(0, 1000).replace(byteOrderMark, "").trimStart();
  if (!/^<(?:\?xml|!--|!DOCTYPE|svg[\s>])/i.test(start)) return { problem: "type" };
  const svg = sanitizeSvg(text);
  if (svg === undefined) return { problem: "unsafe" };
  const kept = new TextEncoder().encode(svg.markup);
  const { width, height } = svg;
  if (width * height > mostPixels) return { problem: "pixels" };
  return { type: "svg", width, height, bytes: kept, href: dataUrl("svg", kept) };
}
