/** Adapts a box whose content has too little room: stacks the content, or lets it scroll. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box, GridBox, StackBox } from "../../model/box/box.js";
import { row } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";
import type { LowerContext } from "../../model/define/component.js";
import { cutEdge } from "./scroll-bar.js";

/** Minimum width in px of a frame with little content beside others, and of one with more. */
const least = { small: 140, large: 250 } as const;

/** Number of nodes up to which content counts as little. */
const few = 5;

/** How little room there is. */
export interface Room {
  /** Whether the board is too narrow for frames side by side. */
  isNarrow: boolean;
  /** How often the element did not fit. */
  level: number;
}

/** A row whose children wrap onto further lines. */
export function inFurtherLines(
  box: Box,
  node: AstNode,
  cx: LowerContext,
  { isNarrow, level }: Room,
): Box {
  if (box.kind === "grid") {
    return isNarrow || level > 0 ? withFewerColumns(box, node, cx, { isNarrow, level }) : box;
  }
  if (box.kind !== "stack" || !isRow(box.style) || box.scrolls) return box;
  if (node.attributes?.wrap !== undefined && level === 0) return box;
  const large = largeOf(node, cx);
  if (large.length > 1 && (level > 0 || isNarrow)) {
    const holdsBody = large.some((child) => cx.componentOf(child)?.band === "body");
    const isFixed = box.children.some(({ style }) => isWide(style, cx));
    if (holdsBody || isFixed || level > 1) return stacked(box);
    const sharing = box.children.filter(({ style }) => shares(style)).length;
    if (sharing > 1) return wrapped(box, leastOf(large, cx));
  }
  if (level === 0) return box;
  const share = leastShares[level - 1];
  const isShared = box.children.some(({ style }) => shares(style));
  return share !== undefined && (isShared || level === 1) ? wrapped(box, share) : stacked(box);
}

function isRow({ direction }: Style): boolean {
  return direction === "row" || direction === "row-reverse";
}

/** The children that are more than a line: frames, and containers that arrange elements. */
function largeOf({ children = [] }: AstNode, cx: LowerContext): AstNode[] {
  return children.filter((child) => {
    const component = cx.componentOf(child);
    if (component === undefined || component.filler || cx.leaves(child)) return false;
    if (component.inLine !== undefined || !component.children) return component.outlined;
    return component.outlined || (component.structural && (child.children?.length ?? 0) > 0);
  });
}

function shares({ grow = 0, basis, width, columnSpan, position }: Style): boolean {
  if (position === "absolute") return false;
  return columnSpan !== undefined || (grow > 0 && basis !== undefined && width === undefined);
}

/** Whether a box takes so much of the board that nothing fits beside it. */
function isWide({ width }: Style, { board }: LowerContext): boolean {
  return typeof width === "number" && width > board.width * 0.45;
}

function leastOf(nodes: readonly AstNode[], cx: LowerContext): number {
  const isSmall = nodes.every((node) => countOf(node, cx) <= few && !needsWidth(node, cx));
  return Math.min(isSmall ? least.small : least.large, cx.board.width - 64);
}

function needsWidth(node: AstNode, cx: LowerContext): boolean {
  const narrow = cx.narrowingOf(node);
  if (narrow === "grows" || narrow === "scrolls") return true;
  return node.children?.some((child) => needsWidth(child, cx)) ?? false;
}

function countOf({ children = [] }: AstNode, cx: LowerContext): number {
  return children.reduce((sum, child) => sum + countOf(child, cx), 1);
}

/** Minimum width in px of children that take the rest of a line: when a row first does not fit, and after that. */
const leastShares = [120, 200] as const;

/** px between lines, unless a row sets a gap. */
const betweenLines = 8;

function wrapped(box: Box, minWidth: number): Box {
  if (!("children" in box)) return box;
  const { gap = 0, rowGap } = box.style;
  const style: Style = { ...box.style, wrap: true };
  if (gap === 0) style.gap = betweenLines;
  if (rowGap === undefined && gap > 0) style.rowGap = gap;
  const children = box.children.map((child) => {
    if (!shares(child.style)) return child;
    const { columnSpan, ...rest } = child.style;
    return { ...child, style: { grow: 1, basis: 0, ...rest, minWidth } };
  });
  return { ...box, style, children };
}

/** A row as a column. */
function stacked(box: Box): Box {
  if (!("children" in box)) return box;
  const { wrap, align, justify, direction, ...rest } = box.style;
  const style: Style = { ...rest, direction: "column" };
  const children = box.children.map((child, at) => inColumn(child, at === box.children.length - 1));
  return { ...box, style, children };
}

function inColumn(box: Box, isLast: boolean): Box {
  const { style } = box;
  if (style.position === "absolute") return box;
  const { width, minWidth, grow, basis, columnSpan, alignSelf, margin, ...rest } = style;
  if (width === 1) {
    const line: Style = { ...rest, height: 1, shrink: 0, alignSelf: "stretch" };
    delete line.minHeight;
    return { ...box, style: line };
  }
  const isSharing = shares(style) || typeof width === "number";
  const own: Style = { ...rest, ...(margin && !hasAuto(margin) && { margin }) };
  if (isSharing || width !== undefined) own.alignSelf = "stretch";
  else own.alignSelf = alignSelf === "stretch" ? alignSelf : "start";
  if (isLast && grow !== undefined) own.grow = grow;
  return { ...box, style: own };
}

function hasAuto({ left, right }: NonNullable<Style["margin"]>): boolean {
  return left === "auto" || right === "auto";
}

/** A grid with as many columns as fit. */
function withFewerColumns(box: GridBox, node: AstNode, cx: LowerContext, room: Room): Box {
  const { columns, gap = 0 } = box.style;
  if (!Array.isArray(columns) || box.children.length < 2) return box;
  const isSpanned = box.children.some(({ style }) => (style.columnSpan ?? 1) > 1);
  const width = cx.board.width - aroundGrid;
  const each = leastOf(largeOf(node, cx), cx);
  const fitting = Math.max(1, Math.floor((width + gap) / (each + gap)) - room.level);
  const count = isSpanned ? 1 : Math.min(columns.length, fitting);
  if (isSpanned && !isTooNarrow(box, columns.length, cx)) return box;
  if (count === columns.length) return box;
  const children = box.children.map((child) => {
    const { columnSpan, ...style } = child.style;
    return { ...child, style };
  });
  const tracks = Array.from({ length: count }, () => ({ kind: "flexible", value: 1 }) as const);
  return { ...box, style: { ...box.style, columns: tracks }, children };
}

/** Approximate space in px beside a grid on a narrow board. */
const aroundGrid = 64;

/** Whether the narrowest span of a row is too narrow. */
function isTooNarrow(box: GridBox, columns: number, cx: LowerContext): boolean {
  const spans = box.children.map(({ style }) => style.columnSpan ?? 1);
  return (
    (spans.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) / columns) * cx.board.width <
    least.large
  );
}

/** Whether a row contains a band of its page, such as a bar or a sidebar. */
export function holdsBand({ children = [] }: AstNode, cx: LowerContext): boolean {
  return children.some((child) => cx.componentOf(child)?.band !== undefined);
}

/** The row, with children that share its width no wider for their content. */
export function shrinking(box: Box): Box {
  if (!("children" in box)) return box;
  const children = box.children.map((child) =>
    shares(child.style) ? { ...child, style: { ...child.style, minWidth: 0 } } : child,
  );
  return { ...box, children };
}

/** The box, with its height as a minimum. */
export function growing(box: Box): Box {
  const { height, ...style } = box.style;
  return typeof height === "number" ? { ...box, style: { ...style, minHeight: height } } : box;
}

/** A bar with padding, because several lines must not touch its edges. */
export function padded(box: Box): Box {
  const padding = { top: betweenLines, bottom: betweenLines, ...box.style.padding };
  return { ...box, style: { ...box.style, padding } };
}

/** Maximum width in px of a table on a narrow screen; longer texts wrap. */
const mostWidth = 640;

/** The box with its grid at natural width, in a frame that clips it, with a shadow where it continues. */
export function scrolling(box: Box, isNarrow: boolean): Box {
  if (box.kind === "grid") return inScroller(box, isNarrow);
  if (box.kind !== "stack") return box;
  if (isRow(box.style)) return inScroller(box, false);
  if (box.style.overflow === "hidden") {
    return { ...box, scrolls: "pages", children: [...box.children, cutEdge()] };
  }
  const at = box.children.findIndex(({ kind, style }) => kind === "grid" || isRow(style));
  const found = box.children[at];
  if (found?.kind !== "grid" && found?.kind !== "stack") return box;
  const isTable = isNarrow && found.kind === "grid";
  const children = box.children.with(at, inScroller(found, isTable));
  return { ...box, children };
}

function inScroller(table: GridBox | StackBox, isNarrow: boolean): Box {
  const { grow, basis, alignSelf, margin, columnSpan, order, ...inner } = table.style;
  const given = { grow, basis, alignSelf, margin, columnSpan, order };
  const outer = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Style;
  const whole: Style = { ...inner, shrink: 0, minWidth: { percent: 100 } };
  if (isNarrow) whole.maxWidth = mostWidth;
  const style: Style = { ...outer, position: "relative", overflow: "hidden", minWidth: 0 };
  return row(style, [{ ...table, style: whole }, cutEdge()], { scrolls: true });
}
