/** Describes how boxes hang beside the positioned box that contains them. */

/** A side of the containing box. */
export type Side = "top" | "right" | "bottom" | "left";

/**
 * How a box hangs. In the middle of a side, it has no size of its own: it contains a pointer followed by its body.
 * Otherwise, it is aligned with the start or end of the side.
 */
export interface Hanging {
  side: Side;
  along: "start" | "center" | "end";
  /** Distance in px. */
  distance: number;
}

/** The opposite of each side. */
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
