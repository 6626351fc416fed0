/** Applies the common attributes to the box that a component drew. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../../model/box/box.js";
import { edges, row } from "../../model/box/build.js";
import { fullEdges } from "../../model/box/geometry.js";
import type { Color, Length, Paint, Style } from "../../model/box/style.js";
import { withMore } from "../../model/box/with-more.js";
import { isStatus, statusColors } from "../../model/components/parts/palette.js";
import type { Measure } from "../../model/define/attributes.js";
import type { CommonValues } from "../../model/define/common-attributes.js";
import type { Component, LowerContext } from "../../model/define/component.js";
import { hasModifier } from "../../model/define/read-element.js";
import { scrollsAcross } from "../settle/idle-bars.js";
import { cutEdge, scrollBar, withBarRoom } from "./scroll-bar.js";

/** Height in px of `h=screen`, and of 100 `vh`, on a board whose height depends on its content. */
export const undeclaredHeight = 800;

/** The common values for the outer box, without those that the component draws itself. */
export function commonValues(values: Record<string, unknown>, component: Component): CommonValues {
  let common: Record<string, unknown> | undefined;
  for (const name in values) {
    if (component.ownAttributes.has(name)) continue;
    common ??= {};
    common[name] = values[name];
  }
  return common ?? nothingGiven;
}

/** The values of an element without common attributes, which most elements are. */
const nothingGiven: CommonValues = {};
/** The style of an element without attributes that place its children. */
export const noFlow: Style = {};

/** The style by attributes that place children: axis, distribution, distance. */
export function flowStyle(given: CommonValues, cx: Pick<LowerContext, "spacing">): Style {
  if (given === nothingGiven) return noFlow;
  const style: Style = {};
  if (given.direction !== undefined) style.direction = given.direction;
  if (given.justify !== undefined) style.justify = given.justify;
  if (given.align !== undefined) style.align = given.align;
  if (given.gap !== undefined) style.gap = cx.spacing(given.gap);
  if (given.wrap !== undefined) style.wrap = given.wrap === true;
  return style;
}

/**
 * The box with its common attributes and modifiers.
 * @param hasBars whether horizontally scrolling boxes get a bar; on the screen of a device, they do not
 */
export function withCommonStyle(
  box: Box,
  node: AstNode,
  given: CommonValues,
  flow: Style,
  cx: LowerContext,
  hasBars: boolean,
): Box {
  const isScrolling = hasModifier(node, "scroll");
  const isWide = hasModifier(node, "fullWidth") && given.w === undefined;
  if (given === nothingGiven && flow === noFlow && !isScrolling && !isWide) return box;
  const style: Style = withMore(box.style, flow);
  spaced(style, given, cx);
  if (cx.axis === "row" && hasAuto(style.margin)) unflex(style);
  sized(style, given, cx);
  if (isWide) wide(style, "full", cx);
  if (typeof style.height === "number" && style.padding) style.padding = lowPadding(style);
  shared(style, given, cx);
  if (given.x !== undefined || given.y !== undefined) placed(style, given, cx);
  else if (hasSideMargin(style)) insideMargins(style, cx);
  const paint = painted(style, box.paint, given);
  const ground = given.bg === undefined ? undefined : backgroundColor(given.bg);
  const isYielding = cx.axis === "row" && given.w !== undefined && style.shrink !== 0;
  const writtenWidth = isYielding && typeof style.width === "number" ? style.width : undefined;
  if (writtenWidth !== undefined && hasNoLeast(box)) {
    style.minWidth ??= Math.min(writtenWidth, leastPicture);
  }
  const styled = {
    ...box,
    style,
    ...(paint && { paint }),
    ...(ground && { ground }),
    ...(writtenWidth !== undefined && { writtenWidth }),
  };
  if (!isScrolling) return styled;
  const cut: Style = { position: "relative", ...style, overflow: "hidden" };
  if (!("children" in styled)) return { ...styled, style: cut };
  const sign = hasBars || !scrollsAcross(cut) ? scrollBar(cut) : cutEdge();
  const own = hasBars ? withBarRoom(cut) : cut;
  return { ...styled, style: own, scrolls: true, children: [...styled.children, sign] };
}

/** px of what could shrink to nothing in a full row. */
const leastPicture = 48;

/** Whether the content of a box does not keep it from shrinking. */
function hasNoLeast({ kind, style }: Box): boolean {
  return kind === "shape" || kind === "image" || style.overflow === "hidden";
}

function spaced(style: Style, given: CommonValues, cx: LowerContext): void {
  const padding = { ...style.padding };
  const margin = { ...style.margin };
  for (const [edge, ...names] of [
    ["left", "p", "px", "pl"],
    ["right", "p", "px", "pr"],
    ["top", "p", "py", "pt"],
    ["bottom", "p", "py", "pb"],
  ] as const) {
    for (const name of names) {
      const inner = given[name];
      if (inner !== undefined) padding[edge] = Math.max(0, cx.spacing(inner));
      const outer = given[outerNames[name]];
      if (outer !== undefined) margin[edge] = outer === "auto" ? "auto" : cx.spacing(outer);
    }
  }
  if (Object.keys(padding).length > 0) style.padding = padding;
  if (Object.keys(margin).length > 0) style.margin = margin;
}

const outerNames = {
  p: "m",
  px: "mx",
  py: "my",
  pt: "mt",
  pr: "mr",
  pb: "mb",
  pl: "ml",
} as const;

function sized(style: Style, given: CommonValues, cx: LowerContext): void {
  const { w, h, ratio, minW, maxW, minH, maxH } = given;
  if (w !== undefined) wide(style, w, cx);
  if (h !== undefined) high(style, h, cx);
  else if (ratio !== undefined) inRatio(style, ratio, cx);
  if (minW !== undefined) assign(style, "minWidth", lengthOf(minW, "width", cx));
  if (minH !== undefined) assign(style, "minHeight", lengthOf(minH, "height", cx));
  if (maxH !== undefined) assign(style, "maxHeight", lengthOf(maxH, "height", cx));
  if (maxW === undefined) return;
  assign(style, "maxWidth", lengthOf(maxW, "width", cx));
  // Auto margins would shrink the box to its content, but `maxW` is meant for columns of text.
  const isCentered = style.margin?.left === "auto" || style.margin?.right === "auto";
  if (isCentered && cx.axis === "column" && style.width === undefined) {
    style.width = { percent: 100 };
  }
}

/** Whether a margin takes the remaining space of a row, so that the box itself must not grow. */
function hasAuto(margin: Style["margin"]): boolean {
  return margin?.left === "auto" || margin?.right === "auto";
}

function hasSideMargin({ margin }: Style): boolean {
  return typeof margin?.left === "number" || typeof margin?.right === "number";
}

/** Subtracts margins from a full width; in a row, boxes shrink by themselves. */
function insideMargins(style: Style, { axis }: LowerContext): void {
  const { width, maxWidth, margin } = style;
  const isWide = typeof width === "object" && width.percent === 100;
  if (!isWide || axis === "row" || typeof maxWidth === "number") return;
  if (hasAuto(margin)) return;
  delete style.width;
  if (axis === "column") style.alignSelf = "stretch";
}

/** Whether a written width holds however little room there is: its row scrolls, or wraps where it does not fit. */
function isFirm({ parent, isAdapted }: LowerContext): boolean {
  return isAdapted || (parent !== undefined && hasModifier(parent, "scroll"));
}

type Size = Measure<"full" | "auto" | "screen" | "fit">;

function wide(style: Style, width: Size, cx: LowerContext): void {
  unflex(style);
  delete style.width;
  delete style.minWidth;
  delete style.maxWidth;
  if (width === "fit") {
    if (cx.axis !== "row") style.alignSelf = cx.align ?? "start";
    return;
  }
  assign(style, "width", lengthOf(width, "width", cx));
  // A share of a row must leave room for its siblings.
  if (cx.axis === "row" && typeof style.width === "object") delete style.shrink;
  if (typeof style.width !== "number") return;
  if (cx.axis !== "row") style.maxWidth ??= { percent: 100 };
  else if (isFirm(cx)) style.shrink = 0;
  else delete style.shrink;
}

function high(style: Style, height: Size, cx: LowerContext): void {
  delete style.height;
  delete style.minHeight;
  delete style.aspectRatio;
  if (cx.axis === "column") unflex(style);
  // A percentage of a height that depends on content has no effect, so the box grows instead.
  const isFull = height === "full" || isWhole(height);
  if (isFull && cx.axis === "column") style.grow = 1;
  else if (isFull) style.alignSelf = "stretch";
  else assign(style, "height", lengthOf(height, "height", cx));
  if (typeof style.height === "number" && cx.axis === "column") style.shrink = 0;
}

/** Derives the height from the width, whatever the content: a row or grid must not stretch the box, nor a column flex it. */
function inRatio(style: Style, ratio: number, cx: LowerContext): void {
  delete style.height;
  style.aspectRatio = ratio;
  style.minHeight = 0;
  if (cx.axis === "column") {
    unflex(style);
    style.shrink = 0;
  } else if ((style.alignSelf ?? cx.align ?? "stretch") === "stretch") {
    style.alignSelf = "start";
  }
}

/**
 * The box in a row of its own if it has a ratio and a width from its content in a column: browsers would compute that
 * width from the rounded height, and break text that just fitted.
 */
export function withOwnWidth(box: Box, { ratio }: CommonValues, cx: LowerContext): Box {
  const { style } = box;
  if (ratio === undefined || style.aspectRatio === undefined || cx.axis !== "column") return box;
  if (style.width !== undefined || style.position === "absolute") return box;
  const isStretched = (style.alignSelf ?? cx.align ?? "stretch") === "stretch";
  if (isStretched && !hasAuto(style.margin)) return box;
  const { alignSelf, margin, order, minWidth, maxWidth, ...inner } = style;
  const outer = { alignSelf, margin, order, minWidth, maxWidth };
  const given = Object.entries(outer).filter(([, value]) => value !== undefined);
  const own: Style = { ...inner, grow: 1, alignSelf: "start" };
  return row({ ...Object.fromEntries(given), shrink: 0 }, [{ ...box, style: own }]);
}

/** Whether a size is 100 %, the same as `full`. */
function isWhole(size: Size): boolean {
  return typeof size === "object" && size.unit === "%" && size.value === 100;
}

/** Minimum height in px of a line of text. */
const leastLine = 18;

/** Vertical padding reduced so that a line of text fits into a low box. */
function lowPadding({ height, padding, border }: Style): NonNullable<Style["padding"]> {
  const { top, right, bottom, left } = fullEdges(padding);
  const lines = fullEdges(border);
  const room = Math.max(0, (height as number) - lines.top - lines.bottom - leastLine);
  const share = top + bottom > room ? room / (top + bottom) : 1;
  return { top: top * share, right, bottom: bottom * share, left };
}

function unflex(style: Style): void {
  delete style.grow;
  delete style.basis;
}

/** Maximum percentage; larger ones would be wider than any picture. */
const mostPercent = 10_000;

function lengthOf(size: Size, side: "width" | "height", cx: LowerContext): Length | undefined {
  if (size === "full") return { percent: 100 };
  if (size === "auto" || size === "fit") return undefined;
  if (size === "screen") {
    return side === "width" ? cx.board.width : (cx.board.height ?? undeclaredHeight);
  }
  if (typeof size === "object" && size.unit === "%")
    return { percent: Math.min(mostPercent, Math.max(0, size.value)) };
  return Math.max(0, cx.length(size));
}

function assign<K extends keyof Style>(style: Style, name: K, value: Style[K] | undefined): void {
  if (value !== undefined) style[name] = value;
}

function shared(style: Style, { flex, order, span }: CommonValues, cx: LowerContext): void {
  if (order !== undefined) style.order = order;
  if (span !== undefined) style.columnSpan = span;
  if (flex === undefined) return;
  style.grow = Number(flex);
  if (style.grow === 0) {
    style.shrink = 0;
    delete style.basis;
  } else if (cx.axis === "row") {
    style.basis = 0;
  }
}

function placed(style: Style, { x, y, h }: CommonValues, cx: LowerContext): void {
  style.position = "absolute";
  // A placed box is not part of a column or row; its frame has a height of its own.
  if (h === "full" || (h !== undefined && isWhole(h))) {
    unflex(style);
    delete style.alignSelf;
    style.height = { percent: 100 };
  }
  style.inset = {
    left: x === undefined ? 0 : coordinate(x, cx),
    top: y === undefined ? 0 : coordinate(y, cx),
  };
}

function coordinate(measure: Measure, cx: LowerContext): Length {
  return typeof measure === "object" && measure.unit === "%"
    ? { percent: Math.min(mostPercent, Math.max(-mostPercent, measure.value)) }
    : cx.length(measure);
}

function painted(style: Style, paint: Paint | undefined, given: CommonValues): Paint | undefined {
  const { bg, border } = given;
  if (bg === undefined && border === undefined) return paint;
  const repainted: Paint = { ...paint };
  if (bg !== undefined) repainted.background = backgroundColor(bg);
  if (border === false) {
    delete style.border;
  } else if (border !== undefined) {
    style.border = edges(1);
    repainted.borderColor = border === true ? { token: "line" } : { hex: border };
  }
  return repainted;
}

/** The color of a value of `bg`. */
function backgroundColor(bg: string): Color {
  if (bg === "primary") return { token: "accent" };
  if (bg === "accent") return { token: "accentFill" };
  if (isStatus(bg)) return statusColors(bg).fill;
  if (bg === "secondary") return { token: "fillStrong" };
  return bg === "muted" ? { token: "fill" } : { hex: bg };
}
