/** Turns a frame into the rounded rectangles that bound it: border box and padding box. */
import { fullEdges } from "../box/geometry.js";
import type { Edges } from "../box/style.js";
import type { Frame } from "../layout/frame.js";
import { borderWidth } from "../layout/node.js";
import { rounded } from "./number.js";

/** A rectangle with corners of one radius, in px. */
export interface Outline {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** The border box; a radius never exceeds half of the smaller side. */
export function outlineOf({ x, y, width, height, box }: Frame): Outline {
  const half = Math.min(width, height) / 2;
  const given = box.paint?.radius ?? 0;
  return { x, y, width, height, radius: given === "pill" ? half : Math.min(given, half) };
}

/** Widths of the border lines in whole px. */
export function bordersOf({ box }: Frame): Edges {
  const edges = fullEdges(box.style.border);
  return {
    top: borderWidth(edges.top),
    right: borderWidth(edges.right),
    bottom: borderWidth(edges.bottom),
    left: borderWidth(edges.left),
  };
}

/** An outline moved inwards on each edge; corners keep at least no radius. */
export function inset(outline: Outline, by: Edges): Outline {
  const { x, y, width, height, radius } = outline;
  return {
    x: x + by.left,
    y: y + by.top,
    width: Math.max(0, width - by.left - by.right),
    height: Math.max(0, height - by.top - by.bottom),
    radius: Math.max(0, radius - Math.max(by.top, by.right, by.bottom, by.left)),
  };
}

/** The attributes of a `rect` element for an outline. */
export function rectAttributes({ x, y, width, height, radius }: Outline) {
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
    rx: radius > 0 ? rounded(radius) : undefined,
  };
}

/** The path of a rounded rectangle, for use with other paths in one figure. */
export function outlinePath({ x, y, width, height, radius }: Outline): string {
  const r = rounded(radius);
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return (
    `M${rounded(x + r)} ${rounded(y)}h${rounded(width - 2 * r)}${corner(r, r)}` +
    `v${rounded(height - 2 * r)}${corner(-r, r)}h${rounded(2 * r - width)}${corner(-r, -r)}` +
    `v${rounded(2 * r - height)}${corner(r, -r)}z`
  );
}
