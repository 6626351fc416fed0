/** Places the numbers of boxes: they never overlap, and each touches its box and hides little if possible. */
import { type Rect, sharedSides } from "../../authoring/inspect/rect.js";

/** A box with the size of its number, in any unit. */
export interface Marked {
  rect: Rect;
  width: number;
  height: number;
}

/** Maximum number of positions to try along a side, and elsewhere. */
const mostAlong = 12;
const mostAnywhere = 2000;

/**
 * The position of each number, in the order of the boxes.
 *
 * @param bounds the picture, which contains all numbers
 * @param inks texts and icons, which numbers hide only where there is no room beside them
 */
export function placeMarks(
  boxes: readonly Marked[],
  bounds: Rect,
  inks: readonly Rect[] = [],
): Rect[] {
  const places = new Map<Marked, Rect>();
  const taken: Rect[] = [];
  // Small boxes have the fewest possible positions.
  const sorted = [...boxes].sort((a, b) => areaOf(a.rect) - areaOf(b.rect));
  for (const box of sorted) {
    const place = freePlace(box, taken, bounds, inks);
    taken.push(place);
    places.set(box, place);
  }
  return boxes.map((box) => places.get(box)!);
}

function freePlace(box: Marked, taken: readonly Rect[], bounds: Rect, inks: readonly Rect[]): Rect {
  const isFree = (place: Rect): boolean =>
    isInside(place, bounds) && taken.every((other) => !areOnEachOther(place, other));
  let best: Rect | undefined;
  let leastHidden = Number.POSITIVE_INFINITY;
  for (const place of placesAt(box)) {
    if (!isFree(place)) continue;
    const hidden = hiddenBy(place, inks);
    if (hidden < leastHidden) [best, leastHidden] = [place, hidden];
    if (hidden === 0) return place;
  }
  if (best) return best;
  let tries = 0;
  for (const place of placesAround(box, bounds)) {
    if (isFree(place)) return place;
    if (++tries >= mostAnywhere) break;
  }
  return moved(placesAt(box).next().value!, bounds);
}

/** Positions that touch a box; first those outside, where the number hides nothing in it. */
function* placesAt({ rect, width, height }: Marked): Generator<Rect, undefined> {
  const { x, y } = rect;
  const right = x + rect.width;
  const bottom = y + rect.height;
  const steps = Math.min(mostAlong, Math.max(1, Math.floor(rect.width / width)));
  const along = Array.from({ length: steps }, (_, at) => x + at * width);
  for (const left of along) yield { x: left, y: y - height, width, height };
  yield { x: right, y, width, height };
  yield { x: x - width, y, width, height };
  for (const left of along) yield { x: left, y: bottom, width, height };
  // Text starts on the left.
  for (const at of along.keys()) yield { x: right - (at + 1) * width, y, width, height };
  for (const at of along.keys()) {
    yield { x: right - (at + 1) * width, y: bottom - height, width, height };
  }
  return undefined;
}

/** Positions in rings around the corner of a box, nearest first. */
function* placesAround({ rect, width, height }: Marked, bounds: Rect): Generator<Rect> {
  const rings = Math.ceil(Math.max(bounds.width / width, bounds.height / height));
  for (let ring = 1; ring <= rings; ring++) {
    for (let row = -ring; row <= ring; row++) {
      const step = Math.abs(row) === ring ? 1 : 2 * ring;
      for (let column = -ring; column <= ring; column += step) {
        yield { x: rect.x + column * width, y: rect.y + row * height, width, height };
      }
    }
  }
}

/** Moves a position into the picture. */
function moved({ x, y, width, height }: Rect, bounds: Rect): Rect {
  const left = Math.min(x, bounds.x + bounds.width - width);
  const top = Math.min(y, bounds.y + bounds.height - height);
  return { x: Math.max(bounds.x, left), y: Math.max(bounds.y, top), width, height };
}

function isInside({ x, y, width, height }: Rect, bounds: Rect): boolean {
  return (
    x >= bounds.x &&
    y >= bounds.y &&
    x + width <= bounds.x + bounds.width &&
    y + height <= bounds.y + bounds.height
  );
}

/** Smaller differences come from rounding. */
const tolerance = 1e-6;

function areOnEachOther(one: Rect, other: Rect): boolean {
  const { across, down } = sharedSides(one, other);
  return across > tolerance && down > tolerance;
}

/** The area of texts and icons below a number. */
function hiddenBy(place: Rect, inks: readonly Rect[]): number {
  let sum = 0;
  for (const ink of inks) {
    const { across, down } = sharedSides(place, ink);
    if (across > tolerance && down > tolerance) sum += across * down;
  }
  return sum;
}

function areaOf({ width, height }: Rect): number {
  return width * height;
}
