/** Computes the gaps between boards that the arrows and labels between them need. */
import type { Point } from "./area.js";
import type { Arrangement, Cell, Gaps, Span } from "./arrange-boards.js";

/** The route of an arrow, with the width of its label. */
export interface WideWay {
  points: readonly Point[];
  from: number;
  to: number;
  width: number;
}

/** px between a board and an arrow, and between two arrows. */
const margin = 20;
const track = 12;
/** Maximum gap in px. */
const widest = 320;

/** The gaps that the arrows between boards need. */
export function widenedGaps(
  ways: readonly WideWay[],
  { columns, rows }: Arrangement,
  cells: readonly Cell[],
  least: number,
): Gaps {
  const wide = (spans: readonly Span[], isUpright: boolean): Map<number, number> => {
    const gaps = new Map<number, number>();
    for (const [at, span] of spans.entries()) {
      const next = spans[at + 1];
      if (next === undefined) break;
      const tracks = mostBeside(ways, span.to, next.from, isUpright);
      let needed = tracks === 0 ? 0 : 2 * margin + (tracks + 1) * track;
      for (const { from, to, width } of isUpright ? ways : []) {
        const ends = [cells[from]!.column, cells[to]!.column];
        const isBetween = ends.includes(span.number) && ends.includes(next.number);
        if (isBetween && width > 0) needed = Math.max(needed, width + 56 + tracks * track);
      }
      // Labels end at fractions of a px; boards need whole px, so that their edges are sharp.
      gaps.set(span.number, Math.ceil(Math.min(widest, needed)));
    }
    return gaps;
  };
  return { least, columns: wide(columns, true), rows: wide(rows, false) };
}

/** The maximum number of segments beside each other between two lines. */
function mostBeside(
  ways: readonly WideWay[],
  low: number,
  high: number,
  isUpright: boolean,
): number {
  const ends: { at: number; by: number }[] = [];
  for (const { points } of ways) {
    for (let at = 1; at < points.length; at++) {
      const [a, b] = [points[at - 1]!, points[at]!];
      if (Math.abs(a.x - b.x) < Math.abs(a.y - b.y) !== isUpright) continue;
      const place = isUpright ? a.x : a.y;
      if (place <= low || place >= high) continue;
      const [start, end] = isUpright ? [a.y, b.y] : [a.x, b.x];
      ends.push({ at: Math.min(start, end), by: 1 }, { at: Math.max(start, end), by: -1 });
    }
  }
  ends.sort((a, b) => a.at - b.at || a.by - b.by);
  let count = 0;
  let most = 0;
  for (const { by } of ends) {
    count += by;
    most = Math.max(most, count);
  }
  return most;
}
