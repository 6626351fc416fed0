/** What a source says of the canvas: how its boards are arranged, and what is drawn around them. */

/** Which way boards follow each other. */
export const canvasDirections = ["right", "down"] as const;

/** What may be on the ground around the boards. */
export const canvasGrounds = ["dots", "grid", "none"] as const;

/** How the boards of a canvas are arranged; lengths in px. */
export interface CanvasPlan {
  /** Above all boards; empty for none. */
  title: string;
  /** Whether there are arrows to what clicks lead to; false. */
  flow?: boolean | undefined;
  /** right. */
  direction?: (typeof canvasDirections)[number] | undefined;
  /** Least distance between boards. */
  gap?: number | undefined;
  /** Whether boards are in columns by their distance from the first one, and in rows by their lanes; false. */
  lanes?: boolean | undefined;
  /** none. */
  bg?: (typeof canvasGrounds)[number] | undefined;
}

/** How arrows are drawn. */
export const arrowStyles = ["solid", "dashed"] as const;

/** What a source says of the arrow from an element to what it leads to. */
export interface ArrowPlan {
  /** Words along it instead of those of its element. */
  words?: string | undefined;
  isHidden?: boolean | undefined;
  style?: (typeof arrowStyles)[number] | undefined;
  /** Whether it leads to something that went wrong, or that destroys. */
  isDanger?: boolean | undefined;
}

/** What references call a board, or an overlay on it. */
export interface BoardName {
  id?: string | undefined;
  title?: string | undefined;
}
