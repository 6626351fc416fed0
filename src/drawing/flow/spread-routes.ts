/** Moves overlapping segments of routes apart, within the space between boards. */
import { type Area, clearance, type Obstacle } from "./area.js";
import { Crossings, endsOf, type Way } from "./compare-ways.js";
import { cornerOf } from "./ports.js";

/** px between parallel segments: the first distance that fits. Horizontal ones leave room for labels between them. */
const distances = { upright: [12, 8, 5, 3], lying: [24, 12, 8, 5, 3] };
const leastDistance = 3;

/** px by which segments must overlap to be in each other's way. */
const sharing = 6;

/** A straight segment of a route. */
interface Stretch {
  way: Way;
  /** The number of its route. */
  number: number;
  /** Its index in its route. */
  at: number;
  isUpright: boolean;
  /** Its position across its direction, and the bounds within which it may move. */
  place: number;
  low: number;
  high: number;
  /** Its start and end along its direction, which do not change when parallel segments move. */
  start: number;
  end: number;
  /** The next segment of its route, if that has the same direction; the two then move together. */
  next: Stretch | undefined;
}

/** Number of rounds; after these, segments hardly move. */
const rounds = 3;

/** Spreads the vertical segments, then the horizontal ones; moving either changes the length of the others. */
export function spreadRoutes(ways: readonly Way[], obstacles: readonly Obstacle[]): void {
  for (let round = 0; round < 2 * rounds; round++) {
    const isUpright = round % 2 === 0;
    const stretches = ways.flatMap((way, number) => stretchesOf(way, number, isUpright, obstacles));
    stretches.sort((a, b) => a.place - b.place);
    for (const [count, stretch] of stretches.entries()) {
      setPlace(stretch, freePlace(stretch, stretches, count));
    }
    untangle(stretches, new Crossings(ways));
  }
}

function stretchesOf(
  way: Way,
  number: number,
  isUpright: boolean,
  obstacles: readonly Obstacle[],
): Stretch[] {
  const { points } = way;
  const found: Stretch[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const a = points[at]!;
    const b = points[at + 1]!;
    if (Math.abs(a.x - b.x) < Math.abs(a.y - b.y) !== isUpright) continue;
    const place = isUpright ? a.x : a.y;
    const [start, end] = endsOf(a, b, isUpright);
    const { low, high } = roomOf(way, at, isUpright, obstacles);
    const extent = { place, low, high, start, end };
    const stretch: Stretch = { way, number, at, isUpright, ...extent, next: undefined };
    const last = found.at(-1);
    if (last?.at === at - 1) last.next = stretch;
    found.push(stretch);
  }
  return found;
}

/** The bounds for moving a segment: its neighbors, and the edges that its route starts and ends on. */
function roomOf(
  way: Way,
  at: number,
  isUpright: boolean,
  obstacles: readonly Obstacle[],
): { low: number; high: number } {
  const { points, source, from, to } = way;
  const isFirst = at === 0;
  const isLast = at + 2 === points.length;
  const [start, end] = endsOf(points[at]!, points[at + 1]!, isUpright);
  const place = isUpright ? points[at]!.x : points[at]!.y;
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  const keepOn = (area: Area, inset: (length: number) => number): void => {
    const [least, most] = isUpright ? [area.left, area.right] : [area.top, area.bottom];
    low = Math.max(low, least + inset(most - least));
    high = Math.min(high, most - inset(most - least));
  };
  if (isFirst) keepOn(source, (length) => Math.min(6, length / 4));
  for (const obstacle of obstacles) {
    const { board, isBody } = obstacle;
    if (isBody && isLast && board === to) keepOn(obstacle, cornerOf);
    if (isBody && ((isFirst && board === from) || (isLast && board === to))) continue;
    const { left, top, right, bottom } = obstacle;
    const [first, last] = isUpright ? [top, bottom] : [left, right];
    if (first - clearance >= end || last + clearance <= start) continue;
    const [near, far] = isUpright ? [left, right] : [top, bottom];
    if (far <= place + clearance) low = Math.max(low, far + clearance);
    else if (near >= place - clearance) high = Math.min(high, near - clearance);
  }
  return low <= high ? { low, high } : { low: place, high: place };
}

function setPlace(stretch: Stretch, place: number): void {
  const { way, at, isUpright } = stretch;
  stretch.place = place;
  if (stretch.next) stretch.next.place = place;
  for (let index = at; index < at + 2; index++) {
    const point = way.points[index]!;
    way.points[index] = isUpright ? { x: place, y: point.y } : { x: point.x, y: place };
  }
}

/** Preferred distance in px between segments and boards. */
const beside = 12;

/** Whether a segment starts or ends its route, and so must meet an element or a board. */
function isEnd({ way, at }: Stretch): boolean {
  return at === 0 || at + 2 === way.points.length;
}

/** The nearest position at which a segment keeps its distance from the first `count` of `all`, which are placed. */
function freePlace(stretch: Stretch, all: readonly Stretch[], count: number): number {
  const { low, high } = stretch;
  const margin = isEnd(stretch) ? 0 : Math.min(beside, (high - low) / 4);
  const wanted = Math.min(high - margin, Math.max(low + margin, stretch.place));
  const steps = stretch.isUpright ? distances.upright : distances.lying;
  const others: number[] = [];
  for (let at = 0; at < count; at++) {
    const other = all[at]!;
    // Segments further away do not restrict it.
    if (other.place < low - steps[0]! || other.place > high + steps[0]!) continue;
    if (shares(stretch, other)) others.push(other.place);
  }
  if (others.length === 0) return wanted;
  others.sort((a, b) => a - b);
  for (const distance of steps) {
    const free =
      nearestFree(wanted, low + margin, high - margin, others, distance) ??
      nearestFree(wanted, low, high, others, distance);
    if (free !== undefined) return free;
  }
  return wanted;
}

/** The nearest position at a distance from all others, which are sorted; of two, the lower one. */
function nearestFree(
  wanted: number,
  low: number,
  high: number,
  others: readonly number[],
  distance: number,
): number | undefined {
  if (isApart(wanted, others, distance)) return wanted;
  let best: number | undefined;
  const consider = (place: number): void => {
    if (place < low || place > high) return;
    if (best !== undefined) {
      const nearer = Math.abs(place - wanted) - Math.abs(best - wanted);
      if (nearer > 0 || (nearer === 0 && place >= best)) return;
    }
    if (isApart(place, others, distance)) best = place;
  };
  for (const other of others) {
    consider(other - distance);
    consider(other + distance);
  }
  return best;
}

function isApart(place: number, sorted: readonly number[], distance: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < place) low = middle + 1;
    else high = middle;
  }
  const least = distance - 0.01;
  const isAfter = low === 0 || Math.abs(sorted[low - 1]! - place) > least;
  return isAfter && (low === sorted.length || Math.abs(sorted[low]! - place) > least);
}

/** Whether two segments are beside each other. */
function shares(a: Stretch, b: Stretch): boolean {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start) > -sharing;
}

/** Swaps the positions of neighbors if their routes then cross less often. */
function untangle(stretches: readonly Stretch[], crossings: Crossings): void {
  for (let round = 0; round < 2; round++) {
    let isBetter = false;
    for (let one = 0; one < stretches.length; one++) {
      const a = stretches[one]!;
      for (let two = one + 1; two < stretches.length; two++) {
        const b = stretches[two]!;
        const first = a.place;
        const second = b.place;
        if (Math.abs(first - second) > near || a.number === b.number || !shares(a, b)) continue;
        if (second < a.low || second > a.high || first < b.low || first > b.high) continue;
        if (crossings.isEnough) return;
        const before = crossings.between(a.number, b.number);
        if (before === 0) continue;
        if (!isFree(a, second, b, stretches) || !isFree(b, first, a, stretches)) continue;
        setPlace(a, second);
        setPlace(b, first);
        if (crossings.count(a.number, b.number) < before) {
          isBetter = true;
          crossings.forget(a.number);
          crossings.forget(b.number);
        } else {
          setPlace(a, first);
          setPlace(b, second);
        }
      }
    }
    if (!isBetter) return;
  }
}

/** Maximum distance in px of neighbors. */
const near = 40;

function isFree(
  stretch: Stretch,
  place: number,
  except: Stretch,
  stretches: readonly Stretch[],
): boolean {
  return stretches.every(
    (other) =>
      other === stretch ||
      other === except ||
      Math.abs(other.place - place) > leastDistance - 0.01 ||
      !shares(stretch, other),
  );
}
