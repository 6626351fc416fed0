/** Says what an embedded picture is: bytes of a known type, with their size in pixels. */
import { toBase64 } from "../text/base64.js";

/** The types of picture that can be embedded. */
export type PictureType = "png" | "jpeg" | "gif" | "webp" | "svg";

/** A picture that was read. */
export interface Picture {
  readonly type: PictureType;
  /** Pixels, or units of an SVG. */
  readonly width: number;
  readonly height: number;
  /** What is embedded: as it was read, and for SVG only what is allowed. */
  readonly bytes: Uint8Array;
  /** The same as a `data:` URL. */
  readonly href: string;
}

/** Why bytes are not embedded. */
export type PictureProblem = "large" | "pixels" | "type" | "broken" | "unsafe";

/** Why a sign stands for a picture: its bytes, or why there are none. */
export type UnshownReason = PictureProblem | "missing" | "outside" | "unreadable";

/** The pictures of a document, by the addresses that it writes. */
export interface Pictures {
  of(src: string): Picture | undefined;
  /** Why there is no picture at an address; undefined for those that are shown, and those that nobody looks for. */
  reasonFor?(src: string): UnshownReason | undefined;
}

/** Bytes that a picture may have; the messages say so too. */
export const mostBytes = 5_000_000;

/** Pixels that a picture may have: a viewer takes four bytes for each. */
export const mostPixels = 40_000_000;

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
