/** Draws the ring of something that is being loaded. */
import type { ShapeBox } from "../../box/box.js";
import { shape, token } from "../../box/build.js";
import type { Color } from "../../box/style.js";

/** Three quarters of a ring on a pale full one. */
export function spinnerRing(size: number, width: number, color: Color): ShapeBox {
  const center = size / 2;
  const radius = (size - width) / 2;
  const end = center - radius;
  return shape({ width: size, height: size }, [
    {
      figure: "ellipse",
      cx: center,
      cy: center,
      rx: radius,
      ry: radius,
      stroke: { color: token("fillStrong"), width },
    },
    {
      figure: "path",
      d: `M${center} ${end}A${radius} ${radius} 0 1 1 ${end} ${center}`,
      stroke: { color, width, cap: "round" },
    },
  ]);
}
