/** Draws the ring of a spinner. */
import type { Shape, ShapeBox } from "../../box/box.js";
import { shape, token } from "../../box/build.js";
import type { Color } from "../../box/style.js";

/**
 * Three quarters of a ring, on a pale full ring if the two can be told apart.
 * @param isFilled whether it is on a colored fill, where only the gap in the ring is visible
 */
export function spinnerRing(size: number, width: number, color: Color, isFilled = false): ShapeBox {
  const center = size / 2;
  const radius = (size - width) / 2;
  const end = center - radius;
  const pale: Shape = {
    figure: "ellipse",
    cx: center,
    cy: center,
    rx: radius,
    ry: radius,
    stroke: { color: token("fillStrong"), width },
  };
  return shape({ width: size, height: size }, [
    ...(isFilled ? [] : [pale]),
    {
      figure: "path",
      d: `M${center} ${end}A${radius} ${radius} 0 1 1 ${end} ${center}`,
      stroke: { color, width, cap: "round" },
    },
  ]);
}
