/** Turns a canvas of frames into its placement in a picture, which all painters share. */
import { PICTURE } from "../../base/theme/tokens.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";
import { rounded } from "./number.js";

/** Minimum width in px of a picture with a board that has no width of its own. */
const defaultWidth = PICTURE.width;

/** Default padding around the boards of a picture in px. */
export const defaultPadding = PICTURE.padding;

/** Width in px of pages without a width of their own: that of the picture less its padding. */
export function roomOf({
  width = defaultWidth,
  padding = defaultPadding,
}: {
  width?: number | undefined;
  padding?: number | undefined;
}): number {
  return Math.max(1, width - 2 * padding);
}

/** The placement of a canvas in its picture (scaled by `scale`, moved by `left` and `top`), and the picture's size. */
export interface Placement {
  width: number;
  height: number;
  left: number;
  top: number;
  scale: number;
}

/**
 * Places a canvas: centered in the width and, if a width is given, scaled down to it, never up; lengths in px.
 *
 * @param width of the picture; by default, that of the canvas, and at least 1200 if a board has no width of its own
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
  // Whole px: if a picture ended within a pixel, that pixel would be half transparent.
  const height = Math.max(1, Math.ceil(rounded(2 * padding + canvas.height * scale)));
  const left = padding + Math.floor((room - canvas.width * scale) / 2) - canvas.x * scale;
  return { width, height, left, top: padding - canvas.y * scale, scale };
}
