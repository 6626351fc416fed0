/** Scales a figure of a stretched drawing to its real size, so that its stroke keeps its width. */
import type { Shape } from "../../model/box/box.js";
import { rounded } from "./number.js";

/** The figure with all coordinates scaled; paths have absolute lines and curves, and no arcs. */
export function stretched(shape: Shape, scaleX: number, scaleY: number): Shape {
  switch (shape.figure) {
    case "line": {
      const { x1, y1, x2, y2 } = shape;
      return { ...shape, x1: x1 * scaleX, y1: y1 * scaleY, x2: x2 * scaleX, y2: y2 * scaleY };
    }
    case "rect": {
      const { x, y, width, height } = shape;
      const scaled = { x: x * scaleX, y: y * scaleY };
      return { ...shape, ...scaled, width: width * scaleX, height: height * scaleY };
    }
    case "ellipse": {
      const { cx, cy, rx, ry } = shape;
      return { ...shape, cx: cx * scaleX, cy: cy * scaleY, rx: rx * scaleX, ry: ry * scaleY };
    }
    case "path":
      return { ...shape, d: stretchedPath(shape.d, scaleX, scaleY) };
  }
}

/** Scales the coordinates of a path, which come in pairs after any command. */
function stretchedPath(d: string, scaleX: number, scaleY: number): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (written) => {
    isX = !isX;
    return String(rounded(Number(written) * (isX ? scaleX : scaleY)));
  });
}
