/** Places the labels of arrows on their lines, clear of boards, titles and other labels. */
import { type Area, areaAround, areaOf, overlaps, type Point } from "./area.js";

/** A label, and its line. */
export interface Labelled {
  points: readonly Point[];
  width: number;
  height: number;
}

/** The corner of each label; undefined if there is no room. */
export function placeLabels(
  labels: readonly Labelled[],
  taken: readonly Area[],
  lines: readonly (readonly Point[])[],
): (Point | undefined)[] {
  const placed: Area[] = [...taken];
  const stretches = lines.map((points) => {
    const pieces = points.slice(1).map((point, at) => areaAround(points[at]!, point));
    return { around: areaOf(points), pieces };
  });
  return labels.map(({ points, width, height }) => {
    if (width === 0) return undefined;
    let best: { place: Point; area: Area; cost: number } | undefined;
    for (const { center, cost } of candidates(points, width, height)) {
      if (best !== undefined && cost >= best.cost) continue;
      const place = { x: center.x - width / 2, y: center.y - height / 2 };
      const area = {
        left: place.x,
        top: place.y,
        right: place.x + width,
        bottom: place.y + height,
      };
      if (placed.some((other) => overlaps(area, other, 3))) continue;
      const crossed = stretches.filter(({ around, pieces }, at) => {
        if (lines[at] === points || !overlaps(area, around, 1)) return false;
        return pieces.some((piece) => overlaps(area, piece, 1));
      }).length;
      const total = cost + 40 * crossed;
      if (best === undefined || total < best.cost) best = { place, area, cost: total };
    }
    if (best === undefined) return undefined;
    placed.push(best.area);
    return best.place;
  });
}

/** Points on a line on which a label may be centered, with their costs. */
function* candidates(
  points: readonly Point[],
  width: number,
  height: number,
): Generator<{ center: Point; cost: number }> {
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1]!, points[at]!];
    const isUpright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
    const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    // Keeps head and corners visible.
    const needed = (isUpright ? height : width) + (at === points.length - 1 ? 28 : 16);
    if (length < needed) continue;
    const tries = Math.min(24, Math.max(2, Math.floor(length / 24)));
    for (let step = 0; step <= tries; step++) {
      const room = (length - needed) / length;
      const share = 0.5 + (step / tries - 0.5) * room;
      const shift = at === points.length - 1 ? -6 / length : 0;
      const along = Math.max(0, share + shift);
      const center = { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
      yield { center, cost: (isUpright ? 30 : 0) + 8 * at + 20 * Math.abs(share - 0.5) };
    }
  }
}
