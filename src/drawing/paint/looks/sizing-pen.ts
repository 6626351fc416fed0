/** A pen for estimates: its strokes are blanks, at least as many as the hand-drawn ones have characters. */
import { type Hand, type Pen, type Point, polygonsOf, segmentsOf } from "./pen.js";

/** px by which strokes may stray from their line. */
const astray = 3;

/** Characters of a stroke without its coordinates: two letters, and what separates the coordinates. */
const ofStroke = 8;

/** The direction in which strokes of a hachure follow each other, for their angle of -41°. */
const [across, down] = [Math.sin((49 * Math.PI) / 180), Math.cos((49 * Math.PI) / 180)];

/** Characters of a coordinate with one decimal. */
function widthOf(value: number): number {
  let width = value < astray ? 4 : 3;
  for (let size = Math.abs(value) + astray; size >= 10; size /= 10) width++;
  return width;
}

function isDouble({ isTwice }: Hand): 1 | 2 {
  return isTwice ? 2 : 1;
}

/** The characters of a number of strokes within a rectangle. */
function strokes(count: number, [x, y]: Point, width: number, height: number): string {
  const wide = Math.max(widthOf(x), widthOf(x + width));
  const high = Math.max(widthOf(y), widthOf(y + height));
  return " ".repeat(Math.ceil(count) * (ofStroke + 4 * (wide + high)));
}

/** The lengths of strokes of icons: few different ones are drawn, each many times. */
const icons = new Map<string, string>();
const mostIcons = 4_000;

/** The pen. */
export const sizingPen: Pen = {
  lines(lines, hand, [x, y]) {
    let d = "";
    for (const [[x1, y1], [x2, y2]] of lines) {
      d += strokes(isDouble(hand), [x + x1, y + y1], x2 - x1, y2 - y1);
    }
    return d;
  },

  ellipse(width, height, hand, [x, y]) {
    const mean = Math.sqrt(2 * Math.PI * Math.sqrt((width ** 2 + height ** 2) / 8));
    const steps = Math.ceil(Math.max(9, (9 / Math.sqrt(200)) * mean)) + 3;
    return strokes(isDouble(hand) * steps, [x - width / 2, y - height / 2], width, height);
  },

  path(d, hand, [x, y] = [0, 0]) {
    let [count, left, top, right, bottom] = [0, x, y, x, y];
    for (const { data } of segmentsOf(d)) {
      count++;
      for (let at = 0; at + 1 < data.length; at += 2) {
        left = Math.min(left, x + data[at]!);
        right = Math.max(right, x + data[at]!);
        top = Math.min(top, y + data[at + 1]!);
        bottom = Math.max(bottom, y + data[at + 1]!);
      }
    }
    // Each stroke is a move and a curve.
    return strokes((isDouble(hand) * count) / 2, [left, top], right - left, bottom - top);
  },

  icon(d, hand) {
    let blanks = icons.get(d);
    if (blanks === undefined) {
      blanks = sizingPen.path(d, hand);
      if (icons.size >= mostIcons) icons.clear();
      icons.set(d, blanks);
    }
    return blanks;
  },

  hachure(width, height, gap, _, place) {
    const count = (width * across + height * down) / spaceOf(gap) + 1;
    return strokes(width > 0 && height > 0 ? count : 0, place, width, height);
  },

  hachurePath(d, gap) {
    const space = spaceOf(gap);
    let [crossed, most, least] = [0, 0, 0];
    for (const polygon of polygonsOf(d)) {
      let [fromX, fromY] = polygon.at(-1)!;
      for (const [x, y] of polygon) {
        crossed += Math.abs((x - fromX) * across + (y - fromY) * down) / space + 1;
        [fromX, fromY] = [x, y];
        most = Math.max(most, x, y);
        least = Math.min(least, x, y);
      }
    }
    // Each stroke ends where it crosses an edge.
    return strokes(crossed / 2, [least, least], most - least, most - least);
  },
};

/** The distance between strokes that results from the wanted one. */
function spaceOf(gap: number): number {
  return Math.max(Math.round(gap), 0.1);
}
