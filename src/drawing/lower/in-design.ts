/** Turns boxes drawn for the preset design tokens into those of a design: its corners, lines, fonts and emphasis. */
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
 * A canvas in the design of token values; the accent of a page wins over theirs.
 *
 * @param families those that the user gave; texts in another one are set in ours
 * @param look that of all pages, whatever they say
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

/** Remarks about a page are no part of it: they stay words. */
function inWords(measures: Measures): Measures {
  const { content: _, ...look } = measures.look;
  return { ...measures, look };
}

/** The design of a page that has an accent or a look of its own. */
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

/** Six digits of a hex color. */
function opaque(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  if (digits.length >= 6) return `#${digits.slice(0, 6)}`;
  return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join("")}`;
}

/** The box, whose emphasis is in the accent where it says so, with all in it. */
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

/** How strong the gray of a block is: clearly a block, and quieter than words. */
const blockShare = 0.4;

/** A block in the place of a picture: what would be seen in it keeps its place, unseen. */
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

/** Lines grow inwards: a box is as large as it was, and what is in it moves only where there is no padding left. */
function styleIn({ style, paint }: Box, measures: Measures): Style {
  // Where there are no fills, what slides in over a page has a thick line on its inner side alone.
  const isDrawer = measures.look.fills === "edges" && isSlidIn(style, paint, measures);
  const stroke = measures.stroke + (isDrawer ? 1 : 0);
  if (stroke === 1) return style;
  const { border, padding, width, height } = style;
  // A line between things is a box of its own.
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

/** Whether a box has lines on some of its sides and none on others. */
function isOpen({ border = {} }: Style): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = border;
  return (top || right || bottom || left) > 0 && !(top && right && bottom && left);
}

/** Where nothing casts a shadow, the line around what lies over a page says so. */
function floats(paint: Paint | undefined, { hasShadows }: Measures): boolean {
  return !hasShadows && (paint?.shadow === "lg" || paint?.shadow === "xl");
}

/** Whether a box lies over others, as menus do too. */
function isOver(paint: Paint, measures: Measures): boolean {
  const { background, shadow } = paint;
  const isMenu = background !== undefined && "token" in background && shadow === "md";
  return (
    floats(paint, measures) ||
    (!measures.hasShadows && isMenu && /^(?:floating|topmost)$/.test(background.token))
  );
}

/** The line around what lies over others, which is stronger than that of boards. */
function lineOver({ edgedBoards }: Look): Color {
  return edgedBoards ? ink : { token: "lineStrong" };
}

/** Whether a box lies over a page, at its edge: there, the page has a line. */
function isSlidIn(style: Style, paint: Paint | undefined, measures: Measures): boolean {
  const line = paint?.borderColor;
  return floats(paint, measures) && isOpen(style) && line !== undefined && isPlain(line);
}

/** Whether a line says nothing but where something ends. */
function isPlain(line: Color): boolean {
  return "token" in line && /^line(?:On|$)/.test(line.token);
}

const ink: Color = { token: "ink" };

/** Corners up to this one belong to parts that are too small for the corners of cards. */
const smallCorner = 5;

function paintIn(box: Box, paint: Paint, measures: Measures): Paint {
  const { radius, ownRadius, shadow, background, borderColor, hatch, cue } = paint;
  const { shadow: _, ...bare } = paint;
  const isFloating = floats(paint, measures);
  const base = shadow !== undefined && !measures.hasShadows ? bare : paint;
  const { look } = measures;
  // Lines of a hand, and those of few colors, have no lighter edge.
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

/** A color that says what it is in the accent is that where there is one. */
function colorIn(color: Color, { hasAccent }: Measures): Color {
  if (!hasAccent || !("token" in color) || color.inAccent === undefined) return color;
  return { token: color.inAccent };
}

/** The same for what stands on a ground. */
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
