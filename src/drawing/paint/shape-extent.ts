/** Turns shapes into their bounding boxes. */
import type { Shape } from "../../model/box/box.js";
import type { TextStyle } from "../../model/box/style.js";
import { type Extent, extentOf } from "./extent.js";
import type { Placement } from "./fit.js";
import { pathExtent } from "./path-extent.js";
import type { PaintedPassage } from "./shapes.js";

/** The bounding box of a figure, in the coordinates of its drawing. */
export function shapeExtent(shape: Shape): Extent {
  switch (shape.figure) {
    case "line": {
      const { x1, y1, x2, y2 } = shape;
      return {
        left: Math.min(x1, x2),
        top: Math.min(y1, y2),
        right: Math.max(x1, x2),
        bottom: Math.max(y1, y2),
      };
    }
    case "rect":
      return extentOf(shape.x, shape.y, shape.width, shape.height);
    case "ellipse": {
      const { cx, cy, rx, ry } = shape;
      return extentOf(cx - rx, cy - ry, 2 * rx, 2 * ry);
    }
    case "path":
      return pathExtent(shape.d);
  }
}

/** A rectangle of a drawing, moved and scaled as the drawing is. */
export function placedExtent(
  { left, top, right, bottom }: Extent,
  { x, y, scaleX, scaleY }: Placement,
): Extent {
  return {
    left: x + left * scaleX,
    top: y + top * scaleY,
    right: x + right * scaleX,
    bottom: y + bottom * scaleY,
  };
}

/** The bounding box of lines of text, including everything that letters may reach. */
export function passageExtent(
  { lines = [], width }: PaintedPassage,
  { size }: Pick<TextStyle, "size">,
): Extent {
  const whole = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const line of lines) {
    whole.left = Math.min(whole.left, line.x);
    whole.right = Math.max(whole.right, line.x + Math.max(line.width, width));
    whole.top = Math.min(whole.top, line.y - size);
    whole.bottom = Math.max(whole.bottom, line.y + size);
  }
  return whole;
}
