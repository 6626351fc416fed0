/** Reads the glyphs of a TrueType font as SVG paths. */
import { type FontTables, readTables } from "./subset/font-tables.js";
import { componentFlags, componentsOf, Glyphs, isComposite } from "./subset/glyphs.js";
import { type CharMap, readCharMap } from "./subset/read-char-map.js";
import { readSubstitution, type Substitution } from "./subset/single-substitution.js";

/** The outlines of a font. */
export interface Outlines {
  /**
   * The path data of a code point in font units, with y upward, relative to its start; empty for a blank glyph,
   * undefined if the font has no glyph for it.
   */
  pathOf(codePoint: number, isTabular: boolean): string | undefined;
}

/** Maximum depth of composite glyphs; stops fonts that refer to themselves. */
const deepest = 8;
/** Maximum number of points and parts, more than any real glyph has. */
const mostSteps = 20_000;

/** Reads a font; undefined if it is not a font with TrueType outlines. */
export function readOutlines(bytes: Uint8Array): Outlines | undefined {
  return orNothing(() => {
    const tables = readTables(bytes);
    const cmap = tables?.get("cmap");
    const find = cmap && readCharMap(cmap);
    return tables && find ? new FontOutlines(tables, find) : undefined;
  });
}

/** Broken tables may point beyond their ends. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Pen {
  x: number;
  y: number;
}

interface Point extends Pen {
  /** Whether it is on the curve. */
  isOn: boolean;
}

class FontOutlines implements Outlines {
  readonly #glyphs: Glyphs;
  readonly #find: CharMap;
  readonly #tabular: Substitution;
  readonly #paths = new Map<number, string | undefined>();
  /** Number of steps for the current glyph. */
  #steps = 0;

  constructor(tables: FontTables, find: CharMap) {
    this.#glyphs = new Glyphs(tables);
    this.#find = find;
    this.#tabular = readSubstitution(tables, "tnum");
  }

  pathOf(codePoint: number, isTabular: boolean): string | undefined {
    const plain = orNothing(() => this.#find(codePoint)) ?? 0;
    if (plain === 0) return undefined;
    const glyph = (isTabular ? this.#tabular.get(plain) : undefined) ?? plain;
    if (!this.#paths.has(glyph)) {
      this.#steps = 0;
      this.#paths.set(
        glyph,
        orNothing(() => pathThrough(this.#contours(glyph, deepest))),
      );
    }
    return this.#paths.get(glyph);
  }

  #contours(glyph: number, depth: number): Point[][] {
    const outline = this.#glyphs.outline(glyph);
    if (outline.byteLength === 0) return [];
    if (!isComposite(outline)) return simpleContours(outline);
    if (depth === 0) throw new RangeError("composites that have no end");
    const contours: Point[][] = [];
    for (const { flags, glyph: other, at, scaleAt } of componentsOf(outline)) {
      this.#step(1);
      const move = transformation(outline, flags, at, scaleAt);
      for (const contour of this.#contours(other, depth - 1)) {
        this.#step(contour.length);
        contours.push(contour.map(move));
      }
    }
    return contours;
  }

  #step(count: number): void {
    this.#steps += count;
    if (this.#steps > mostSteps) throw new RangeError("a letter of too many parts");
  }
}

/** The scale and offset of a part of a composite glyph. */
function transformation(outline: DataView, flags: number, at: number, scaleAt: number) {
  const hasWords = (flags & componentFlags.hasWords) !== 0;
  const isOffset = (flags & componentFlags.isOffset) !== 0;
  const [dx, dy] = !isOffset
    ? [0, 0]
    : hasWords
      ? [outline.getInt16(at + 4), outline.getInt16(at + 6)]
      : [outline.getInt8(at + 4), outline.getInt8(at + 5)];
  const scale = (index: number) => outline.getInt16(scaleAt + 2 * index) / 0x4000;
  let [a, b, c, d] = [1, 0, 0, 1];
  if (flags & componentFlags.hasScale) a = d = scale(0);
  else if (flags & componentFlags.hasTwoScales) [a, d] = [scale(0), scale(1)];
  else if (flags & componentFlags.hasMatrix)
    [a, b, c, d] = [scale(0), scale(1), scale(2), scale(3)];
  return ({ x, y, isOn }: Point): Point => ({
    x: Math.round(a * x + c * y) + dx,
    y: Math.round(b * x + d * y) + dy,
    isOn,
  });
}

/** Flags of a point: on the curve; short coordinates; repeated; same as before, or positive. */
const pointFlags = { isOn: 1, shortX: 2, shortY: 4, repeats: 8, sameX: 16, sameY: 32 } as const;

function simpleContours(outline: DataView): Point[][] {
  const count = outline.getInt16(0);
  const ends = Array.from({ length: count }, (_, at) => outline.getUint16(10 + 2 * at));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + outline.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = outline.getUint8(at++);
    const times = flag & pointFlags.repeats ? outline.getUint8(at++) : 0;
    for (let each = 0; each <= times; each++) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0;
    return flags.slice(0, total).map((flag) => {
      if (flag & short) {
        const step = outline.getUint8(at++);
        value += flag & same ? step : -step;
      } else if (!(flag & same)) {
        value += outline.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(pointFlags.shortX, pointFlags.sameX);
  const ys = coordinates(pointFlags.shortY, pointFlags.sameY);
  const points = flags
    .slice(0, total)
    .map((flag, index) => ({ x: xs[index]!, y: ys[index]!, isOn: (flag & pointFlags.isOn) !== 0 }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : ends[index - 1]! + 1, end + 1));
}

/**
 * Closed curves, each relative to the start of the previous one; between two off-curve points, there is an implied
 * point on the curve.
 */
function pathThrough(contours: readonly (readonly Point[])[]): string {
  let path = "";
  let origin: Pen = { x: 0, y: 0 };
  for (const points of contours) {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined || points.length < 2) continue;
    const start = first.isOn ? first : last.isOn ? last : middle(first, last);
    path += `m${joined([start.x - origin.x, start.y - origin.y])}${curve(start, points)}z`;
    origin = start;
  }
  return path;
}

function curve(start: Point, points: readonly Point[]): string {
  let path = "";
  let pen: Pen = start;
  let control: Point | undefined;
  const to = (point: Point): void => {
    const [x, y] = [point.x - pen.x, point.y - pen.y];
    if (control) path += `q${joined([control.x - pen.x, control.y - pen.y, x, y])}`;
    else if (y === 0) path += `h${written(x)}`;
    else if (x === 0) path += `v${written(y)}`;
    else path += `l${joined([x, y])}`;
    pen = point;
    control = undefined;
  };
  for (const point of points[0] === start ? points.slice(1) : points) {
    if (point.isOn) to(point);
    else {
      if (control) to(middle(control, point));
      control = point;
    }
  }
  // Closing the path draws a straight line back.
  if (control) to(start);
  return path;
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isOn: true };
}

/** Joins numbers with as few characters as possible in a path. */
function joined(numbers: readonly number[]): string {
  return numbers.map((value, at) => (at > 0 && value >= 0 ? " " : "") + written(value)).join("");
}

function written(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.");
}
