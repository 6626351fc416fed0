/** Turns a canvas of frames into its place in a picture, which is the same for all painters. */
import { PICTURE } from "../../base/theme/tokens.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";
import { rounded } from "./number.js";

/** Least width in px of a picture with a board that has none of its own. */
const defaultWidth = PICTURE.width;

/** px around the boards of a picture where nothing else is said. */
export const defaultPadding = PICTURE.padding;

/** px that the padding of a picture leaves to pages without a width of their own. */
export function roomOf({
  width = defaultWidth,
  padding = defaultPadding,
}: {
  width?: number | undefined;
  padding?: number | undefined;
}): number {
  return Math.max(1, width - 2 * padding);
}

/** The place of a canvas in its picture: at `scale`, moved by `left` and `top`; the picture's size. */
export interface Placement {
  width: number;
  height: number;
  left: number;
  top: number;
  scale: number;
}

/**
 * Places a canvas: centered in the width, and scaled down to it, never up, where it is given; lengths in px.
 *
 * @param width of the picture; that of the canvas, or 1200 at least when a board has none of its own
 * @param padding room around the boards
 */
export function placeCanvas(
  canvas: CanvasFrame,
  { width: given, padding }: { width?: number | undefined; padding: number },
): Placement {
  const least = canvas.isFluid || canvas.boards.length === 0 ? defaultWidth : 0;
  const width = given ?? Math.max(least, canvas.width + 2 * padding);
  const room = width - 2 * padding;
  const scale = canvas.width > room ? room / canvas.width : 1;
  // Whole px: of a picture that ends within a pixel, that pixel would be half transparent.
  const height = Math.max(1, Math.ceil(rounded(2 * padding + canvas.height * scale)));
  const left = padding + Math.floor((room - canvas.width * scale) / 2) - canvas.x * scale;
  return { width, height, left, top: padding - canvas.y * scale, scale };
}
