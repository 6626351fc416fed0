/** Describes how boxes hang beside the positioned box that contains them. */

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
