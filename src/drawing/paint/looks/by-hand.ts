/** Draws shapes as if by hand with a pen: wobbling strokes, and hachure for fills. */
import { ICON_STROKE, type IconShape } from "../../../base/icons/icon-shapes.js";
import type { Theme } from "../../../base/theme/tokens.js";
import type { Shape } from "../../../model/box/box.js";
import type { Edges } from "../../../model/box/style.js";
import type { Frame } from "../../layout/frame.js";
import { dashesIn, iconPath, shapePath } from "../figure-path.js";
import type { Placement } from "../fit.js";
import type { Ink } from "../ink.js";
import { type Outline, outlinePath } from "../outline.js";
import type { Line, Shapes } from "../shapes.js";
import { PassingShapes } from "./passing-shapes.js";
import { type Hand, handPen, type Pen, type Point } from "./pen.js";
import { seedsOf } from "./seeds.js";
import { sizingPen } from "./sizing-pen.js";
import { washOf } from "./wash.js";

/** A receiver for the shapes of a frame and its content. */
export function byHand(into: Shapes, frame: Frame): Shapes {
  // The length of strokes hardly depends on their seeds.
  return into.isEstimate
    ? new HandShapes(into, new WeakMap(), sizingPen)
    : new HandShapes(into, seedsOf(frame), handPen);
}

/** Deviation of lines, and overshoot of corners, in px. */
const wobble = 1.2;
const overshoot = 2;

/** Size in px up to which a filled rectangle is drawn as a line, and up to which a box is too small for hachure. */
const thick = 3;
const small = 12;

/** Radius in px from which corners are round; others are crossings of two lines. */
const round = 10;

/** Minimum distance between hachure strokes in px, and their maximum number in a box. */
const leastGap = 5;
const mostStrokes = 90;

/** Maximum length of a path that is drawn by hand. */
const longestPath = 3000;

/** Maximum number of figures of a board that are drawn by hand; the rest is drawn with a ruler. */
const mostFigures = 20_000;

class HandShapes extends PassingShapes {
  readonly #seeds: WeakMap<Frame, number>;
  readonly #pen: Pen;
  #theme: Theme | undefined;
  #seed = 1;
  #scale = 1;
  #left = mostFigures;

  constructor(into: Shapes, seeds: WeakMap<Frame, number>, pen: Pen) {
    super(into);
    this.#seeds = seeds;
    this.#pen = pen;
  }

  at(frame: Frame, theme: Theme): void {
    this.#seed = this.#seeds.get(frame) ?? 1;
    this.#theme = theme;
  }

  override rect(given: Outline, fill: Ink | undefined, line?: Line, isSharp?: boolean): void {
    const theme = this.#theme;
    if (theme === undefined || this.#left-- <= 0) {
      this.into.rect(given, fill, line, isSharp);
      return;
    }
    const outline = cornered(given);
    const { width, height } = outline;
    if (fill !== undefined && line === undefined && Math.min(width, height) <= thick) {
      this.#rule(outline, fill);
      return;
    }
    if (fill !== undefined) {
      this.#fill(outline, fill, theme, isSharp);
      const isEdged = line === undefined && Math.min(width, height) > small;
      if (isEdged && washOf(fill, theme).isClear) this.#edge(outline, { ink: fill, width: 1.5 });
    }
    if (line !== undefined) this.#edge(outline, line);
  }

  sides(given: Outline, { top, right, bottom, left }: Edges, ink: Ink): void {
    const { x, y, width, height, radius, flatAbove, flatBelow } = cornered(given);
    const [above, below] = [flatAbove ? 0 : radius, flatBelow ? 0 : radius];
    const bend = (r: number, dx: number, dy: number) =>
      r > 0 ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : "";
    const [atTop, atRight] = [top / 2, width - right / 2];
    const [atBottom, atLeft] = [height - bottom / 2, left / 2];
    const strokes: [number, string][] = [
      [
        top,
        `M${atLeft} ${atTop + above}${bend(above, 1, -1)}L${atRight - above} ${atTop}${bend(above, 1, 1)}`,
      ],
      [right, `M${atRight} ${above}L${atRight} ${height - below}`],
      [
        bottom,
        `M${atRight} ${atBottom - below}${bend(below, -1, 1)}L${atLeft + below} ${atBottom}${bend(below, -1, -1)}`,
      ],
      [left, `M${atLeft} ${height - below}L${atLeft} ${above}`],
    ];
    for (const [thickness, d] of strokes) {
      if (thickness <= 0) continue;
      const hand = { ...this.#hand(0.8), keepsEnds: true };
      this.into.path(this.#pen.path(d, hand, [x, y]), undefined, {
        ink,
        width: thickness,
        cap: "round",
      });
    }
  }

  /** Clipped content ends at the strokes around it. */
  override enterClip(outline: Outline): void {
    this.into.enterClip(cornered(outline));
  }

  override line(x: number, y: number, length: number, isUpright: boolean, line: Line): void {
    const end: Point = isUpright ? [0, length] : [length, 0];
    this.into.path(this.#pen.lines([[[0, 0], end]], this.#hand(), [x, y]), undefined, line);
  }

  override hatching({ x, y, width, height }: Outline, ink: Ink): void {
    const strokes = this.#pen.hachure(width, height, gapOf(width, height, 8), this.#hand(), [x, y]);
    this.into.path(strokes, undefined, { ink, width: 1 });
  }

  override icon(shapes: readonly IconShape[], placement: Placement, ink: Ink): void {
    if (!(placement.scaleX > 0) || this.#left-- <= 0) {
      this.into.icon(shapes, placement, ink);
      return;
    }
    this.into.enterDrawing(placement);
    const hand = { seed: (this.#seed % 4) + 1, wobble: 0.9 };
    for (const shape of shapes) {
      const dash = dashesIn(shape);
      const line: Line = { ink, width: ICON_STROKE * 0.9, cap: "round", dash };
      const fill = shape.attributes.fill === undefined ? undefined : ink;
      this.into.figure({ figure: "path", d: this.#pen.icon(iconPath(shape), hand) }, fill, line);
    }
    this.into.leaveDrawing();
  }

  override enterDrawing(placement: Placement): void {
    this.#scale = Math.max(placement.scaleX, placement.scaleY) || 1;
    super.enterDrawing(placement);
  }

  override figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void {
    const d = shapePath(shape);
    if (d.length > longestPath || this.#left-- <= 0) {
      this.into.figure(shape, fill, line);
      return;
    }
    const hand = this.#hand(wobble / this.#scale);
    if (fill !== undefined) {
      this.into.figure(shape, fill, undefined);
      this.#hachure(shape, fill, hand);
    }
    if (line === undefined) return;
    // Short strokes of a curve keep their ends.
    const strokes = shape.figure === "path" ? { ...hand, wobble: hand.wobble / 2 } : hand;
    this.into.figure({ figure: "path", d: this.#pen.path(d, strokes) }, undefined, line);
  }

  /** The strokes over a filled figure; discs are dots, and too small for them. */
  #hachure(shape: Shape, fill: Ink, hand: Hand): void {
    if (this.#theme === undefined || shape.figure === "ellipse" || shape.figure === "line") return;
    const area = extentOf(shape);
    const { strokes } = washOf(fill, this.#theme);
    const [width, height] = [area.width * this.#scale, area.height * this.#scale];
    if (strokes === undefined || Math.min(width, height) <= small / 2) return;
    const gap = gapOf(width, height, leastGap) / this.#scale;
    const d =
      shape.figure === "rect"
        ? this.#pen.hachure(area.width, area.height, gap, hand, [shape.x, shape.y])
        : this.#pen.hachurePath(shape.d, gap, { ...hand, keepsEnds: true });
    this.into.figure({ figure: "path", d }, undefined, { ink: strokes, width: 1.2 / this.#scale });
  }

  /** A divider. */
  #rule({ x, y, width, height }: Outline, ink: Ink): void {
    const isUpright = height > width;
    const thickness = Math.min(width, height);
    const from: Point = isUpright ? [thickness / 2, 0] : [0, thickness / 2];
    const to: Point = isUpright ? [thickness / 2, height] : [width, thickness / 2];
    // The lines of cells in a row continue each other.
    const hand = { ...this.#hand(0.8), keepsEnds: true };
    const d = this.#pen.lines([[from, to]], hand, [x, y]);
    this.into.path(d, undefined, { ink, width: Math.max(1, thickness), cap: "round" });
  }

  #fill(outline: Outline, fill: Ink, theme: Theme, isSharp: boolean | undefined): void {
    const { x, y, width, height, radius } = outline;
    const isSmall = Math.min(width, height) <= small;
    const { ground, strokes, isClear } = washOf(fill, theme);
    const isHachured = strokes !== undefined && !isSmall;
    // A soft fill leaves the stroke of the line above it visible.
    const top = isHachured && isSharp && !isClear ? 1 : 0;
    const area = { ...outline, y: y + top, height: height - top };
    this.into.rect(area, isHachured ? ground : fill, undefined, isSharp);
    if (!isHachured) return;
    // Strokes end before round corners.
    const by = Math.min(radius, Math.min(width, height) / 2) * 0.3;
    const inner = { width: width - 2 * by, height: area.height - 2 * by };
    const gap = gapOf(inner.width, inner.height, leastGap);
    const d = this.#pen.hachure(inner.width, inner.height, gap, this.#hand(), [
      x + by,
      area.y + by,
    ]);
    this.into.path(d, undefined, { ink: strokes, width: 1 });
  }

  #edge(outline: Outline, line: Line): void {
    const { x, y, width, height, radius } = outline;
    const least = Math.min(width, height);
    const hand = this.#hand(least < 30 ? wobble * 0.6 : wobble);
    // Two passes for controls and cards; with dashes, one would fill the gaps of the other.
    if (line.dash === undefined && least >= 24) hand.isTwice = true;
    const pen = line.dash === undefined ? { ...line, cap: "round" as const } : line;
    const isRound = radius >= least / 2 - 1 && least > 0;
    let d: string;
    if (isRound && Math.abs(width - height) < 1) {
      d = this.#pen.ellipse(width, height, hand, [x + width / 2, y + height / 2]);
    } else if (isRound || radius >= round) {
      d = this.#pen.path(outlinePath({ ...outline, x: 0, y: 0 }), { ...hand, wobble: 0.8 }, [x, y]);
    } else d = this.#pen.lines(edgesWithOvershoot(width, height, hand.seed), hand, [x, y]);
    this.into.path(d, undefined, pen);
  }

  #hand(strays = wobble): Hand {
    // Each figure of a box has different strokes.
    this.#seed = (Math.imul(this.#seed, 48271) & 0x7fffffff) | 1;
    return { seed: this.#seed, wobble: strays };
  }
}

/** The extent of a figure; for a path, the numbers in it are a sufficient estimate for choosing strokes. */
function extentOf(shape: Extract<Shape, { figure: "rect" | "path" }>): {
  width: number;
  height: number;
} {
  if (shape.figure === "rect") return shape;
  const numbers = (shape.d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const extent = (at: 0 | 1) => {
    const along = numbers.filter((_, index) => index % 2 === at);
    return along.reduce((a, b) => Math.max(a, b), 0) - along.reduce((a, b) => Math.min(a, b), 0);
  };
  return { width: extent(0), height: extent(1) };
}

/** The outline with the corners of the strokes around it: round ones, or crossings. */
function cornered(outline: Outline): Outline {
  const { width, height, radius } = outline;
  const isRound = radius >= round || radius >= Math.min(width, height) / 2 - 1;
  return isRound || radius === 0 ? outline : { ...outline, radius: 0 };
}

/** The four edges, each slightly extended. */
function edgesWithOvershoot(width: number, height: number, seed: number): [Point, Point][] {
  const most = Math.min(overshoot, Math.min(width, height) / 12);
  const by = (bit: number) => most * (((seed >> bit) & 3) / 3);
  return [
    [
      [-by(2), 0],
      [width + by(4), 0],
    ],
    [
      [width, -by(6)],
      [width, height + by(8)],
    ],
    [
      [width + by(10), height],
      [-by(12), height],
    ],
    [
      [0, height + by(14)],
      [0, -by(16)],
    ],
  ];
}

/** Distance between two strokes in px, larger if there would be too many. */
function gapOf(width: number, height: number, least: number): number {
  return Math.max(least, Math.ceil((width + height) / mostStrokes));
}
