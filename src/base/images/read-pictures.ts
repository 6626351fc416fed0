/** Reads the pictures of a document from files in memory, by the URLs in the document. */
import { fromBase64 } from "../text/base64.js";
import type { Picture, PictureProblem, Pictures, UnshownReason } from "./picture.js";
import { mostBytes, mostInAll, mostPixels } from "./picture.js";
import { readHeader } from "./raster-size.js";
import { readPicture } from "./read-picture.js";
import type { PixelRoom } from "./run-pictures.js";

/** Why there is no picture at a URL. */
export interface UnreadPicture {
  src: string;
  problem: UnshownReason;
}

/** Pictures, and the URLs that could not be read. */
export interface ReadPictures extends Required<Pictures> {
  readonly unread: readonly UnreadPicture[];
}

/** Reads bytes as a picture, or returns the problem. */
export type ReadPicture = typeof readPicture;

/** Returns the bytes at a URL; a reason if there are none, and undefined if the URL is not for us to read. */
export type PictureFiles = (src: string) => Uint8Array | UnreadPicture["problem"] | undefined;

/**
 * The pictures in files by URL, and those embedded in the source; each is read on first use.
 *
 * @param files bytes by URL, `{ "photos/harbor.jpg": bytes }`, or a function that returns them
 * @param read reads bytes as a picture
 * @param ofRun what all documents of a run leave for the pictures of this one
 */
export function readPictures(
  files: Readonly<Record<string, Uint8Array>> | PictureFiles = {},
  read: ReadPicture = readPicture,
  ofRun?: PixelRoom,
): ReadPictures {
  const known = new Map<string, Picture | undefined>();
  const reasons = new Map<string, UnreadPicture["problem"]>();
  const unread: UnreadPicture[] = [];
  const bytesAt: PictureFiles =
    typeof files === "function"
      ? files
      : (src) => (Object.hasOwn(files, src) ? files[src] : undefined);
  const lookUp = (src: string): Picture | undefined => {
    const bytes = /^data:/i.test(src) ? bytesOfUrl(src) : bytesAt(src);
    if (bytes === undefined) return undefined;
    const found = typeof bytes === "string" ? { problem: bytes } : readWithin(bytes);
    if (!("problem" in found)) return found;
    reasons.set(src, found.problem);
    unread.push({ src: src.length > 100 ? `${src.slice(0, 40)}…` : src, problem: found.problem });
    return undefined;
  };
  const left: { bytes: number; pixels: number } = { ...mostInAll };
  /** Files with several addresses count once. */
  const counted = new Set<Uint8Array>();
  /** The picture in bytes, unless there are too many; those that cannot be shown count, too. */
  const readWithin = (bytes: Uint8Array): ReturnType<ReadPicture> | { problem: "many" } => {
    if (counted.has(bytes)) return read(bytes);
    const { width, height } = readHeader(bytes)?.size ?? { width: 0, height: 0 };
    const isSmall = bytes.length <= mostBytes && width * height <= mostPixels;
    if (!isSmall) return read(bytes);
    if (bytes.length > left.bytes || width * height > left.pixels) return { problem: "many" };
    if (ofRun?.take(width * height) === false) return { problem: "many" };
    counted.add(bytes);
    left.bytes -= bytes.length;
    left.pixels -= width * height;
    return read(bytes);
  };
  const of = (src: string): Picture | undefined => {
    if (!known.has(src)) known.set(src, lookUp(src));
    return known.get(src);
  };
  return {
    unread,
    of,
    reasonFor(src) {
      of(src);
      return reasons.get(src);
    },
  };
}

/** The bytes of a `data:` URL. */
function bytesOfUrl(url: string): Uint8Array | PictureProblem {
  const comma = url.indexOf(",");
  if (comma < 0) return "broken";
  if (url.length > 2 * mostBytes) return "large";
  const content = url.slice(comma + 1);
  try {
    const text = decodeURIComponent(content);
    if (!/;base64$/i.test(url.slice(0, comma))) return new TextEncoder().encode(text);
    return fromBase64(text) ?? "broken";
  } catch {
    return "broken";
  }
}
