/** Describes the canvas: how its boards are arranged, and what is drawn around them. */

/** The direction in which boards follow each other. */
export const canvasDirections = ["right", "down"] as const;

/** The backgrounds of the canvas. */
export const canvasGrounds = ["dots", "grid", "none"] as const;

/** The arrangement of boards on a canvas; lengths in px. */
export interface CanvasPlan {
  /** Above all boards; empty for none. */
  title: string;
  /** Whether arrows connect clickable elements with their targets; false by default. */
  flow?: boolean | undefined;
  /** `right` by default. */
  direction?: (typeof canvasDirections)[number] | undefined;
  /** Minimum distance between boards. */
  gap?: number | undefined;
  /**
   * Whether boards are in columns by their distance from the first one, and in rows by their lanes; false by default.
   */
  lanes?: boolean | undefined;
  /** None by default. */
  bg?: (typeof canvasGrounds)[number] | undefined;
}

/** The line styles of arrows. */
export const arrowStyles = ["solid", "dashed"] as const;

/** The arrow from an element to its target, as described in the source. */
export interface ArrowPlan {
  /** Its label instead of that of the element. */
  words?: string | undefined;
  isHidden?: boolean | undefined;
  style?: (typeof arrowStyles)[number] | undefined;
  /** Whether its target is an error or a destructive action. */
  isDanger?: boolean | undefined;
}

/** The names by which references find a board, or an overlay on it. */
export interface BoardName {
  id?: string | undefined;
  title?: string | undefined;
}
