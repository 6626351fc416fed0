/** Describes an embedded picture: bytes of a known type, with their size in pixels. */
import { toBase64 } from "../text/base64.js";

/** The types of picture that can be embedded. */
export type PictureType = "png" | "jpeg" | "gif" | "webp" | "svg";

/** A picture that was read. */
export interface Picture {
  readonly type: PictureType;
  /** In pixels, or in units of an SVG. */
  readonly width: number;
  readonly height: number;
  /** The embedded bytes: unchanged, except that SVG is sanitized. */
  readonly bytes: Uint8Array;
  /** The same as a `data:` URL. */
  readonly href: string;
}

/** Why bytes cannot be embedded. */
export type PictureProblem = "large" | "pixels" | "type" | "broken" | "unsafe";

/** Why a placeholder replaces a picture: a problem with its bytes, or with reading them. */
export type UnshownReason = PictureProblem | "missing" | "outside" | "unreadable" | "many";

/** The pictures of a document, by the URLs in the document. */
export interface Pictures {
  of(src: string): Picture | undefined;
  /** Why there is no picture at a URL; undefined if there is one, or if it was not looked for. */
  reasonFor?(src: string): UnshownReason | undefined;
}

/** Maximum size of a picture in bytes; the messages contain the same number. */
export const mostBytes = 5_000_000;

/** Maximum number of pixels in a picture: a viewer takes four bytes for each. */
export const mostPixels = 40_000_000;

/** Maximum size of all pictures of a document in bytes, and their pixels: painters keep four bytes of each. */
export const mostInAll = { bytes: 64_000_000, pixels: 250_000_000 } as const;

const mediaTypes: Readonly<Record<PictureType, string>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
};

/** The `data:` URL of bytes. */
export function dataUrl(type: PictureType, bytes: Uint8Array): string {
  return `data:${mediaTypes[type]};base64,${toBase64(bytes)}`;
}
