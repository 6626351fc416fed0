/** Turns a side into the style of a box that hangs there: beside the positioned box that it is put in, moving nothing. */
import type { Box } from "./box.js";
import type { Style } from "./style.js";

/** A side of what a box hangs from. */
export type Side = "top" | "right" | "bottom" | "left";

/**
 * How a box hangs. In the middle of its side it has no size of its own: its body hangs there, after what
 * points from it. Elsewhere it lies along the side, from its start or its end.
 */
export interface Hanging {
  side: Side;
  along: "start" | "center" | "end";
  /** px to what it hangs from. */
  distance: number;
}

/** The side across from each. */
export const opposite: Readonly<Record<Side, Side>> = {
  top: "bottom",
  right: "left",
  bottom: "top",
  left: "right",
};

/** Whether a side is above or below. */
export function isUpright(side: Side): boolean {
  return side === "top" || side === "bottom";
}

const whole = { percent: 100 } as const;
const middle = { percent: 50 } as const;

/** Centered on a side, in the order from what it hangs from. */
const centered: Readonly<Record<Side, Style>> = {
  top: { width: 0, direction: "column-reverse" },
  right: { height: 0, direction: "row" },
  bottom: { width: 0, direction: "column" },
  left: { height: 0, direction: "row-reverse" },
};

/** The box, hung; it may have hung elsewhere before. */
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
