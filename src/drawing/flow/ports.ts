/** Finds the points where an arrow may leave the board of its element or enter its target. */
import { type Area, areaAround, clearance, type Obstacle, overlaps, type Point } from "./area.js";

/** The directions of a route: right, down, left, up. */
export const steps = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** A passage through the edge of a board. */
export interface Port {
  /** The end of the arrow: on the edge of its element, or of its target. */
  end: Point;
  /** A point outside the board, straight from `end`. */
  outside: Point;
  /** The direction of the arrow here, as an index of `steps`. */
  direction: number;
  /** Cost of using it in px. */
  cost: number;
}

/** px for which an arrow continues straight before it turns. */
const straight = 16;

/** Cost in px of each word or icon on its own board that a route strikes through. */
const struck = 320;

/**
 * Exits of a board, from the midpoints of the edges of an element.
 *
 * @param inked areas of the board that must stay readable
 */
export function exitsOf(
  source: Area,
  body: Obstacle,
  obstacles: readonly Obstacle[],
  inked: readonly Area[] = [],
): Port[] {
  const x = (source.left + source.right) / 2;
  const y = (source.top + source.bottom) / 2;
  return steps.flatMap((step, direction): Port[] => {
    const end = { x: edgeOf(source, step.x, "x") ?? x, y: edgeOf(source, step.y, "y") ?? y };
    const edge = { x: edgeOf(body, step.x, "x") ?? x, y: edgeOf(body, step.y, "y") ?? y };
    const room = freeRoom(edge, direction, body, obstacles);
    if (room < least) return [];
    const inside = Math.abs(edge.x - end.x) + Math.abs(edge.y - end.y);
    // Vertically, it would cross the elements above and below.
    const way = areaAround(end, edge);
    const strikes = inked.filter((part) => !within(part, source) && overlaps(part, way, 2)).length;
    const cost = inside * (step.x === 0 ? 3 : 1) + struck * strikes;
    return [{ end, outside: ahead(edge, direction, room), direction, cost }];
  });
}

function within(part: Area, { left, top, right, bottom }: Area): boolean {
  return (
    part.left >= left - 1 &&
    part.top >= top - 1 &&
    part.right <= right + 1 &&
    part.bottom <= bottom + 1
  );
}

/** Entries of a board: at the midpoints of its edges, and straight from the start of the arrow. */
export function entriesOf(body: Obstacle, source: Area, obstacles: readonly Obstacle[]): Port[] {
  const xs = along(body.left, body.right, (source.left + source.right) / 2);
  const ys = along(body.top, body.bottom, (source.top + source.bottom) / 2);
  return steps.flatMap((step, out): Port[] => {
    const isSide = step.y === 0;
    return (isSide ? ys : xs).flatMap((place): Port[] => {
      const end = {
        x: edgeOf(body, step.x, "x") ?? place,
        y: edgeOf(body, step.y, "y") ?? place,
      };
      const room = freeRoom(end, out, body, obstacles);
      if (room < least) return [];
      const cost = isSide ? 0 : 24;
      return [{ end, outside: ahead(end, out, room), direction: (out + 2) % 4, cost }];
    });
  });
}

/** Minimum space between two boards for an arrow to pass. */
const least = 2 * clearance + 2;

function edgeOf(area: Area, step: number, axis: "x" | "y"): number | undefined {
  if (step === 0) return undefined;
  const [low, high] = axis === "x" ? [area.left, area.right] : [area.top, area.bottom];
  return step > 0 ? high : low;
}

function along(low: number, high: number, wanted: number): number[] {
  const middle = (low + high) / 2;
  const inset = cornerOf(high - low);
  return wanted > low + inset && wanted < high - inset ? [middle, wanted] : [middle];
}

/** px at the ends of an edge that arrows avoid, because corners may be round. */
export function cornerOf(length: number): number {
  return Math.min(52, length / 4);
}

function ahead({ x, y }: Point, direction: number, room: number): Point {
  const step = steps[direction]!;
  const distance = Math.min(straight, room / 2);
  return { x: x + step.x * distance, y: y + step.y * distance };
}

/** px from a point on the edge of a board to the next obstacle in a direction. */
function freeRoom(
  { x, y }: Point,
  direction: number,
  body: Obstacle,
  obstacles: readonly Obstacle[],
): number {
  let room = Number.POSITIVE_INFINITY;
  for (const other of obstacles) {
    if (other === body) continue;
    const { left, top, right, bottom } = other;
    const isUpright = direction % 2 === 1;
    const meets = isUpright
      ? left - clearance < x && x < right + clearance
      : top - clearance < y && y < bottom + clearance;
    if (!meets) continue;
    const distance = [left - x, top - y, x - right, y - bottom][direction]!;
    // An obstacle that overlaps the edge leaves no room.
    const behind = [x - right, y - bottom, left - x, top - y][direction]!;
    if (distance >= 0) room = Math.min(room, distance);
    else if (behind < 0) return 0;
  }
  return room;
}
