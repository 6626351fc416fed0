/** Rectangles and points on the canvas, and the obstacles of arrows. */

/** A place on the canvas, in px. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its edges, in px. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that no arrow may cross: a board, its title or a panel beside it. */
export interface Obstacle extends Area {
  /** The number of its board. */
  board: number;
  /** Whether it is the board itself, which its own arrows may cross. */
  isBody: boolean;
  /** Whether it is the title above the board; routes around the board go around its title too. */
  isTitle?: true;
}

/** Minimum distance in px between arrows and obstacles. */
export const clearance = 4;

/** Whether two rectangles share more than an edge, or are closer than `distance`. */
export function overlaps(a: Area, b: Area, distance = 0): boolean {
  return (
    a.left < b.right + distance &&
    b.left < a.right + distance &&
    a.top < b.bottom + distance &&
    b.top < a.bottom + distance
  );
}

/** The intersection of two rectangles; undefined if there is none. */
export function common(a: Area, b: Area): Area | undefined {
  const area = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return area.left < area.right && area.top < area.bottom ? area : undefined;
}

/** The rectangle around two points. */
export function areaAround(a: Point, b: Point): Area {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

/** The rectangle around all points of a route. */
export function areaOf(points: readonly Point[]): Area {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    if (x < area.left) area.left = x;
    if (x > area.right) area.right = x;
    if (y < area.top) area.top = y;
    if (y > area.bottom) area.bottom = y;
  }
  return area;
}
