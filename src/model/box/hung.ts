/** Hangs a box beside the positioned box that contains it, without moving anything else. */
import type { Box } from "./box.js";
import { type Hanging, isUpright, opposite, type Side } from "./hanging.js";
import type { Style } from "./style.js";

const whole = { percent: 100 } as const;
const middle = { percent: 50 } as const;

/** Styles of boxes centered on a side; the child nearest to the anchor comes first. */
const centered: Readonly<Record<Side, Style>> = {
  top: { width: 0, direction: "column-reverse" },
  right: { height: 0, direction: "row" },
  bottom: { width: 0, direction: "column" },
  left: { height: 0, direction: "row-reverse" },
};

/** The box at a new place, even if it hung elsewhere before. */
export function hung<B extends Box>(box: B, hanging: Hanging): B {
  const { side, along, distance } = hanging;
  const { inset: _, margin: __, ...kept } = box.style;
  const upright = isUpright(side);
  const style: Style = { ...kept, position: "absolute", raised: true };
  style.margin = { [opposite[side]]: distance };
  if (along === "center") {
    delete style.width;
    delete style.height;
    Object.assign(style, { align: "center" }, centered[side]);
    style.inset = { [opposite[side]]: whole, [upright ? "left" : "top"]: middle };
  } else {
    const [start, end] = upright ? ["left", "right"] : ["top", "bottom"];
    style.inset = { [opposite[side]]: whole, [(along === "start" ? start : end)!]: 0 };
  }
  return { ...box, style, floats: hanging };
}
