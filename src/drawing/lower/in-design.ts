/** Applies a design to boxes drawn for the preset tokens: its corners, lines, fonts and emphasis. */
import { type Design, designOf, type Measures } from "../../base/theme/design.js";
import type { TokenValues } from "../../base/theme/design-tokens.js";
import { withGivenFamilies } from "../../base/theme/given-families.js";
import { letterSize } from "../../base/theme/letter-size.js";
import type { LookName } from "../../base/theme/look.js";
import type { Look } from "../../base/theme/looks.js";
import type {
  Board,
  Box,
  Canvas,
  ImageBox,
  Shape,
  ShapeBox,
  StackBox,
  Stroke,
} from "../../model/box/box.js";
import type { Color, Edges, Paint, Style, TextStyle } from "../../model/box/style.js";
import { edgedBoard } from "./edged-board.js";
import {
  drawingInLook,
  drawingWithoutFill,
  groundInLook,
  inkInLook,
  seriesInLook,
  statusInLook,
  strokeInLook,
  withoutFill,
} from "./in-look.js";

/**
 * A canvas in the design of token values; the accent of a page takes precedence.
 *
 * @param families the families that the user has given; texts in others are set in ours
 * @param look the look of all pages, whatever they say
 */
export function inDesign(
  canvas: Canvas,
  values: TokenValues,
  families: readonly string[] = [],
  look?: LookName,
): Canvas {
  const known = withGivenFamilies(values, families);
  const { themes, measures } = designOf(known);
  const boards = canvas.boards.map((board) => boardIn(board, known, measures, look));
  const hasHand = boards.some(({ hasHand }) => hasHand) || isByHand(measures);
  return { ...canvas, boards: boards.map(({ board }) => board), themes, hasHand };
}

function boardIn(
  board: Board,
  values: TokenValues,
  measures: Measures,
  lookOfAll: LookName | undefined,
): { board: Board; hasHand: boolean } {
  const { box, asides } = board;
  const own = ownDesign(board, values, lookOfAll);
  const design = own?.measures ?? measures;
  const page = drawn(box, design);
  const edged = design.look.edgedBoards ? edgedBoard(page) : page;
  const drawing = {
    ...board,
    box: { ...edged, ...(own && { themes: own.themes }) },
    ...(asides && {
      asides: asides.map((aside) => ({ ...aside, box: drawn(aside.box, inWords(measures)) })),
    }),
  };
  return { board: drawing, hasHand: isByHand(design) };
}

function isByHand({ fonts }: Measures): boolean {
  return Object.values(fonts).some(({ hand }) => hand);
}

/** Notes about a page are not part of it, so their words stay words. */
function inWords(measures: Measures): Measures {
  const { content: _, ...look } = measures.look;
  return { ...measures, look };
}

/** The design of a page with its own accent or look. */
function ownDesign(
  { accent, look: given }: Board,
  values: TokenValues,
  lookOfAll: LookName | undefined,
): Design | undefined {
  const look = lookOfAll === undefined ? given : undefined;
  if ((accent ?? look) === undefined) return undefined;
  const { "dark.accent": inDark, ...others } = values;
  return designOf({
    ...others,
    ...(accent === undefined
      ? inDark !== undefined && { "dark.accent": inDark }
      : { accent: opaque(accent) }),
    ...(look !== undefined && { look }),
  });
}

/** A hex color without alpha. */
function opaque(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  if (digits.length >= 6) return `#${digits.slice(0, 6)}`;
  return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join("")}`;
}

/** The box and everything in it, with emphasis in the accent. */
function drawn(box: Box, measures: Measures): Box {
  const style = styleIn(box, measures);
  const paint = box.paint && paintIn(box, box.paint, measures);
  const look = { style, paint };
  if (measures.look.content === "bars") {
    if (box.kind === "image" || (box.kind === "stack" && box.isPicture))
      return block(box, paint, style, measures);
  }
  switch (box.kind) {
    case "text":
    case "field":
      return { ...box, ...look, textStyle: textIn(box, box.textStyle, measures) };
    case "icon":
      return { ...box, ...look, color: inkIn(box.color, measures) };
    case "shape":
      return { ...box, ...look, shapes: shapesIn(box, measures) };
    default:
      return { ...box, ...look, children: box.children.map((child) => drawn(child, measures)) };
  }
}

/** Strength of the gray of a block: clearly visible, but quieter than words. */
const blockShare = 0.4;

/** A block in place of a picture; the content keeps its place, but is invisible. */
function block<B extends StackBox | ImageBox>(
  box: B,
  paint: Paint | undefined,
  style: Style,
  measures: Measures,
): B {
  const children = box.children.map((child) => {
    const unseen = drawn(child, measures);
    return { ...unseen, paint: { ...unseen.paint, opacity: 0 } };
  });
  const opacity = (paint?.opacity ?? 1) * blockShare;
  const gray: Paint = { ...paint, background: { token: "lineStrong" }, opacity };
  const src = box.kind === "image" ? { src: "", picture: undefined } : {};
  return { ...box, ...src, style, paint: gray, children };
}

/** Lines grow inwards: a box keeps its size, and its content only moves if there is no padding left. */
function styleIn({ style, paint }: Box, measures: Measures): Style {
  // Without fills, a drawer has a thick line, on its inner side only.
  const isDrawer = measures.look.fills === "edges" && isSlidIn(style, paint, measures);
  const stroke = measures.stroke + (isDrawer ? 1 : 0);
  if (stroke === 1) return style;
  const { border, padding, width, height } = style;
  // A rule is a box of its own.
  const isRule = paint?.background !== undefined && (width === 1 || height === 1);
  if (isRule) {
    return {
      ...style,
      ...(width === 1 && { width: stroke }),
      ...(height === 1 && { height: stroke }),
    };
  }
  if (border === undefined) return style;
  const lines: Partial<Edges> = {};
  const inner: Partial<Edges> = { ...padding };
  for (const edge of ["top", "right", "bottom", "left"] as const) {
    const line = border[edge] ?? 0;
    if (line <= 0) continue;
    lines[edge] = line + stroke - 1;
    const room = padding?.[edge];
    if (room !== undefined) inner[edge] = Math.max(0, room - stroke + 1);
  }
  return { ...style, border: lines, ...(padding && { padding: inner }) };
}

/** Whether a box has lines on some sides only. */
function isOpen({ border = {} }: Style): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = border;
  return (top || right || bottom || left) > 0 && !(top && right && bottom && left);
}

/** Whether a box is above a page in a design without shadows, where a stronger line takes the place of its shadow. */
function floats(paint: Paint | undefined, { hasShadows }: Measures): boolean {
  return !hasShadows && (paint?.shadow === "lg" || paint?.shadow === "xl");
}

/** Whether a box is above others; menus are too. */
function isOver(paint: Paint, measures: Measures): boolean {
  const { background, shadow } = paint;
  const isMenu = background !== undefined && "token" in background && shadow === "md";
  return (
    floats(paint, measures) ||
    (!measures.hasShadows && isMenu && /^(?:floating|topmost)$/.test(background.token))
  );
}

/** The line around a box above others, which is stronger than that of boards. */
function lineOver({ edgedBoards }: Look): Color {
  return edgedBoards ? ink : { token: "lineStrong" };
}

/** Whether a box is above a page at its edge, where the page has a line. */
function isSlidIn(style: Style, paint: Paint | undefined, measures: Measures): boolean {
  const line = paint?.borderColor;
  return floats(paint, measures) && isOpen(style) && line !== undefined && isPlain(line);
}

/** Whether a line only marks an edge, without a meaning of its own. */
function isPlain(line: Color): boolean {
  return "token" in line && /^line(?:On|$)/.test(line.token);
}

const ink: Color = { token: "ink" };

/** Radius up to which corners belong to parts that are too small for the corners of cards. */
const smallCorner = 5;

function paintIn(box: Box, paint: Paint, measures: Measures): Paint {
  const { radius, ownRadius, shadow, background, borderColor, hatch, cue } = paint;
  const { shadow: _, ...bare } = paint;
  const isFloating = floats(paint, measures);
  const base = shadow !== undefined && !measures.hasShadows ? bare : paint;
  const { look } = measures;
  // Handwritten lines, and lines of few colors, have no lighter edge.
  const { edgeColor: _edge, ...even } = base;
  const toned = {
    ...(look.pen === "hand" || look.isMonochrome ? even : base),
    ...(typeof radius === "number" && !ownRadius && { radius: cornerIn(radius, measures) }),
    ...(background && { background: groundInLook(colorIn(background, measures), look) }),
    ...(borderColor && {
      borderColor:
        isOver(paint, measures) && isPlain(borderColor)
          ? lineOver(look)
          : inkIn(borderColor, measures),
    }),
    ...(hatch && { hatch: inkIn(hatch, measures) }),
    ...(cue && look.isMonochrome && { edge: { color: inkIn(cue, measures), width: 1 } }),
    ...(look.pen === "hand" && { byHand: true }),
  };
  const own = seriesInLook(box, statusInLook(toned, look, isOpen(box.style)), look);
  return look.fills === "edges"
    ? withoutFill(box, own, isFloating && !isSlidIn(box.style, box.paint, measures))
    : own;
}

function cornerIn(px: number, { radius: factor }: Measures): number {
  const most = px <= smallCorner ? 1.5 * px : Number.POSITIVE_INFINITY;
  return Math.round(Math.min(most, px * factor) * 100) / 100;
}

/** A color, in the accent if it has a variant for that. */
function colorIn(color: Color, { hasAccent }: Measures): Color {
  if (!hasAccent || !("token" in color) || color.inAccent === undefined) return color;
  return { token: color.inAccent };
}

/** The same for text and icons on a background. */
function inkIn(color: Color, measures: Measures): Color {
  return inkInLook(colorIn(color, measures), measures.look);
}

function textIn({ tag }: Box, style: TextStyle, measures: Measures): TextStyle {
  const { text, fonts } = measures;
  const { size, letterSpacing, color, mono: isCode = false, ...rest } = style;
  const isHeading = tag !== undefined && /^h[1-6]$/.test(tag);
  const { mono, hand, family } = isCode ? fonts.code : isHeading ? fonts.heading : fonts.body;
  return {
    ...rest,
    size: letterSize(size, text),
    ...(letterSpacing !== undefined && { letterSpacing: letterSpacing * text }),
    ...(color && { color: inkIn(color, measures) }),
    ...(mono && { mono }),
    ...(hand && { hand }),
    ...(measures.look.content === "bars" && { bars: true }),
    ...(family !== undefined && { family }),
  };
}

function shapesIn(box: ShapeBox, measures: Measures): readonly Shape[] {
  const toned = box.shapes.map((shape) => figureIn(shape, measures));
  const shapes = drawingInLook({ ...box, shapes: toned }, measures.look);
  return measures.look.fills === "edges" ? drawingWithoutFill({ ...box, shapes }) : shapes;
}

function figureIn(shape: Shape, measures: Measures): Shape {
  if (shape.figure === "line") return { ...shape, stroke: strokeIn(shape.stroke, measures) };
  return {
    ...shape,
    ...(shape.fill && { fill: groundInLook(colorIn(shape.fill, measures), measures.look) }),
    ...(shape.stroke && { stroke: strokeIn(shape.stroke, measures) }),
  };
}

function strokeIn(stroke: Stroke, measures: Measures): Stroke {
  const { color, width } = stroke;
  const colored = { ...stroke, color: colorIn(color, measures) };
  return {
    ...strokeInLook(colored, measures.look),
    width: width === 1 ? measures.stroke : width,
  };
}
