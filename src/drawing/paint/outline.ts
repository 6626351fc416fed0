/** Turns a frame into the rounded rectangles that bound it: border box and padding box. */
import { edges } from "../../model/box/build.js";
import type { Edges, Paint } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";
import { borderWidth } from "../layout/node.js";
import { rounded } from "./number.js";

/** A rectangle with corners of one radius, in px; the upper or lower ones may be square. */
export interface Outline {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  flatAbove?: boolean | undefined;
  flatBelow?: boolean | undefined;
}

/** The border box; a radius never exceeds half of the smaller side. */
export function outlineOf({ x, y, width, height, box }: Frame): Outline {
  const half = Math.min(width, height) / 2;
  const { radius: given = 0, flatAbove, flatBelow } = box.paint ?? noPaint;
  const radius = given === "pill" ? half : Math.min(given, half);
  return { x, y, width, height, radius, flatAbove, flatBelow };
}

const noPaint: Paint = {};

/** Widths of the border lines in whole px. */
export function bordersOf({ box }: Frame): Edges {
  const { border } = box.style;
  if (border === undefined) return noBorders;
  if (border === hairline) return hairline;
  return {
    top: borderWidth(border.top ?? 0),
    right: borderWidth(border.right ?? 0),
    bottom: borderWidth(border.bottom ?? 0),
    left: borderWidth(border.left ?? 0),
  };
}

const hairline = edges(1);
const noBorders: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** The rectangles of uneven borders at square corners; those above and below are as wide as the box. */
export function edgesOf(outline: Outline, { top, right, bottom, left }: Edges): Outline[] {
  const { x, y, width, height } = outline;
  const between = height - top - bottom;
  return [
    { x, y, width, height: top, radius: 0 },
    { x, y: y + height - bottom, width, height: bottom, radius: 0 },
    { x, y: y + top, width: left, height: between, radius: 0 },
    { x: x + width - right, y: y + top, width: right, height: between, radius: 0 },
  ].filter((edge) => edge.width > 0 && edge.height > 0);
}

/** An outline moved inwards on each edge; the radius never drops below 0. */
export function inset(outline: Outline, by: Edges): Outline {
  const { x, y, width, height, radius } = outline;
  return {
    x: x + by.left,
    y: y + by.top,
    width: Math.max(0, width - by.left - by.right),
    height: Math.max(0, height - by.top - by.bottom),
    radius: Math.max(0, radius - Math.max(by.top, by.right, by.bottom, by.left)),
    flatAbove: outline.flatAbove,
    flatBelow: outline.flatBelow,
  };
}

/** The path of a rounded rectangle, to be combined with other paths. */
export function outlinePath(outline: Outline): string {
  const { x, y, width, height, radius, flatAbove, flatBelow } = outline;
  const r = flatAbove ? 0 : rounded(radius);
  const below = flatBelow ? 0 : rounded(radius);
  const corner = (dx: number, dy: number) => {
    const bend = Math.abs(dx);
    return dx === 0 ? "" : `a${bend} ${bend} 0 0 1 ${dx} ${dy}`;
  };
  return (
    `M${rounded(x + r)} ${rounded(y)}h${rounded(width - 2 * r)}${corner(r, r)}` +
    `v${rounded(height - r - below)}${corner(-below, below)}h${rounded(2 * below - width)}` +
    `${corner(-below, -below)}v${rounded(r + below - height)}${corner(r, -r)}z`
  );
}

/**
 * The path of the padding box inside uneven borders: each corner is an ellipse whose radii are the
 * outer radius less the two borders that meet there (CSS Backgrounds 3, 4.2).
 */
export function paddingPath(outline: Outline, borders: Edges): string {
  const { x, y, width, height, radius, flatAbove, flatBelow } = outline;
  const { top, right, bottom, left } = borders;
  const r = flatAbove ? 0 : radius;
  const low = flatBelow ? 0 : radius;
  const corner = (radius: number, across: number, along: number, dx: number, dy: number) => {
    const [rx, ry] = [rounded(Math.max(0, radius - across)), rounded(Math.max(0, radius - along))];
    return rx > 0 && ry > 0 ? `a${rx} ${ry} 0 0 1 ${rounded(dx * rx)} ${rounded(dy * ry)}` : "";
  };
  const place = (px: number, py: number): string => `${rounded(px)} ${rounded(py)}`;
  const inner = (radius: number, border: number, other: number): number =>
    radius > border && radius > other ? radius : border;
  const [x0, y0, x1, y1] = [x, y, x + width, y + height];
  return (
    `M${place(x0 + inner(r, left, top), y0 + top)}L${place(x1 - inner(r, right, top), y0 + top)}` +
    `${corner(r, right, top, 1, 1)}L${place(x1 - right, y1 - inner(low, bottom, right))}` +
    `${corner(low, right, bottom, -1, 1)}L${place(x0 + inner(low, left, bottom), y1 - bottom)}` +
    `${corner(low, left, bottom, -1, -1)}L${place(x0 + left, y0 + inner(r, top, left))}` +
    `${corner(r, left, top, 1, -1)}z`
  );
}
