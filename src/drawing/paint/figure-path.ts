/** Turns figures of drawings and icons into paths. */
import type { IconShape } from "../../base/icons/icon-shapes.js";
import type { Shape } from "../../model/box/box.js";
import { outlinePath } from "./outline.js";

/** The path of a figure of a drawing. */
export function shapePath(shape: Shape): string {
  switch (shape.figure) {
    case "line":
      return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
    case "rect":
      return outlinePath({ ...shape, radius: shape.radius ?? 0 });
    case "ellipse":
      return ellipsePath(shape.cx, shape.cy, shape.rx, shape.ry);
    case "path":
      return shape.d;
  }
}

/** The path of one of the figures that icons consist of. */
export function iconPath({ tag, attributes }: IconShape): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case "path":
      return String(attributes.d);
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "circle":
      return ellipsePath(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipsePath(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect":
      return outlinePath({
        x: number("x"),
        y: number("y"),
        width: number("width"),
        height: number("height"),
        radius: number("rx"),
      });
    case "polyline":
      return `M${attributes.points}`;
    case "polygon":
      return `M${attributes.points}z`;
  }
}

/** The lengths of the dashes that one of these figures has. */
export function dashesIn({ attributes }: IconShape): number[] | undefined {
  return attributes["stroke-dasharray"]?.split(" ").map(Number);
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const half = (width: number) => `a${rx} ${ry} 0 0 1 ${width} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}
