/** Lays out a grid: columns by their sizes, rows by their content. */
import type { Align } from "../../model/box/style.js";
import { columnsByContent, columnWidths } from "./columns.js";
import { half, offsetOf } from "./distribute.js";
import { clamp } from "./flexible-lengths.js";
import { type Cell, columnsOf, gapOf, placeCells } from "./grid-cells.js";
import { fittingWidth, widthByRatio } from "./intrinsic.js";
import { layoutNode } from "./layout-node.js";
import { alignmentOf, type ItemLayout, Layout, type LayoutNode } from "./node.js";
import { heightLimits, layoutAtWidth, widthLimits } from "./sizing.js";
import { floorStep, resolveLength } from "./subpixel.js";

/** A row of cells during layout. */
interface GridRow {
  height: number;
  /** Minimum height in px: boxes that clip their content need none. */
  least: number;
  /** Distance in px from its top to the common baseline. */
  baseline: number;
}

/** The layout of a grid. */
export const gridLayout: ItemLayout = { innerWidth: columnsByContent, place };

function place(
  node: LayoutNode,
  width: number,
  height: number | undefined,
  definite: boolean,
): Layout {
  const room = Math.max(0, width - node.edgeX);
  const gap = gapOf(node);
  const columns = columnsOf(node, room);
  const cells = placeCells(node, columns.length);
  const widths = columnWidths(node, columns, cells, room);
  const starts = startsOf(widths, gap, node.edgeLeft);
  const areas = cells.map(({ column, span }) => {
    const last = column + span - 1;
    return starts[last]! + widths[last]! - starts[column]!;
  });
  const layouts: Layout[] = [];
  for (const [at, { item }] of cells.entries()) {
    layouts.push(layoutAtWidth(item, cellWidth(item, areas[at]!), undefined));
  }
  const rowGap = floorStep(node.style.rowGap ?? node.style.gap ?? 0);
  const rows = sizeRows(cells, layouts, node);
  if (height !== undefined) fitRows(rows, height - node.edgeY, rowGap, definite);
  const tops = startsOf(
    rows.map((row) => row.height),
    rowGap,
    node.edgeTop,
  );
  const places = new Array<number>(2 * cells.length);
  for (let at = 0; at < cells.length; at++) {
    const { item, column, row } = cells[at]!;
    places[2 * at] = starts[column]! + offsetAcross(item, areas[at]!, layouts[at]!.width);
    const layout = inRow(item, layouts[at]!, node, rows[row]!);
    layouts[at] = layout;
    places[2 * at + 1] = placeInRow(item, layout, node, tops[row]!, rows[row]!);
  }
  const used = tops[rows.length - 1]! + rows[rows.length - 1]!.height + node.edgeBottom;
  const baseline = firstBaseline(cells, layouts, places, node);
  return new Layout(width, height ?? used, baseline, layouts, places);
}

function startsOf(sizes: readonly number[], gap: number, from: number): number[] {
  let at = from;
  return sizes.map((size) => {
    const start = at;
    at += size + gap;
    return start;
  });
}

/** Width of an item in px: its own, or that of its columns. */
function cellWidth(item: LayoutNode, area: number): number {
  const limits = widthLimits(item, area);
  const available = Math.max(0, area - item.marginX);
  const isFree = item.isAuto("left") || item.isAuto("right");
  const wanted =
    resolveLength(item.style.width, area) ??
    (isFree ? (widthByRatio(item) ?? fittingWidth(item, available)) : available);
  return clamp(wanted, limits.min, limits.max);
}

function offsetAcross(item: LayoutNode, area: number, width: number): number {
  const free = area - width - item.marginX;
  if (free <= 0 || !item.isAuto("left")) return item.margin("left");
  return item.margin("left") + (item.isAuto("right") ? half(free) : free);
}

function sizeRows(
  cells: readonly Cell[],
  layouts: readonly Layout[],
  parent: LayoutNode,
): GridRow[] {
  const rows: GridRow[] = [];
  for (const [at, { item, row }] of cells.entries()) {
    const layout = layouts[at]!;
    rows[row] ??= { height: 0, least: 0, baseline: Number.NEGATIVE_INFINITY };
    if (alignInRow(item, parent) !== "baseline") continue;
    const ascent = item.margin("top") + (layout.baseline ?? layout.height);
    rows[row].baseline = Math.max(rows[row].baseline, ascent);
  }
  for (const [at, { item, row }] of cells.entries()) {
    const layout = layouts[at]!;
    const line = rows[row]!;
    let outer = layout.height + item.marginY;
    if (alignInRow(item, parent) === "baseline") {
      outer += line.baseline - item.margin("top") - (layout.baseline ?? layout.height);
    }
    const least = item.givesHeight ? heightLimits(item, undefined).min + item.marginY : outer;
    line.height = Math.max(line.height, outer);
    line.least = Math.max(line.least, least);
  }
  return rows;
}

/** Rows share the remaining height; if there is not enough, items that clip their content shrink. */
function fitRows(rows: readonly GridRow[], room: number, gap: number, definite: boolean): void {
  let rest = room - gap * (rows.length - 1);
  for (const row of rows) rest -= row.height;
  if (rest < 0 && definite && rows.some(({ least, height }) => least < height)) {
    for (const row of rows) rest += row.height - row.least;
    growRows(rows, Math.max(0, rest));
    return;
  }
  for (const [index, row] of rows.entries()) {
    const share = floorStep(Math.max(0, rest) / (rows.length - index));
    row.height += share;
    rest -= share;
  }
}

/** Rows grow from their minimum to their natural heights, those with the smallest difference first. */
function growRows(rows: readonly GridRow[], room: number): void {
  let rest = room;
  const byLack = rows.toSorted((a, b) => a.height - a.least - (b.height - b.least));
  for (const [index, row] of byLack.entries()) {
    const share = Math.min(floorStep(rest / (rows.length - index)), row.height - row.least);
    row.height = row.least + share;
    rest -= share;
  }
}

/** The layout of an item in its row: stretched, or with a percentage of the row's height. */
function inRow(item: LayoutNode, natural: Layout, parent: LayoutNode, row: GridRow): Layout {
  if (typeof item.style.height === "object") {
    return layoutAtWidth(item, natural.width, row.height);
  }
  const isFree = item.isAuto("top") || item.isAuto("bottom");
  if (isFree || item.style.height !== undefined) return natural;
  if (alignInRow(item, parent) !== "stretch") return natural;
  const limits = heightLimits(item, row.height);
  const stretched = clamp(row.height - item.marginY, limits.min, limits.max);
  return layoutNode(item, natural.width, stretched, true);
}

/** Distance in px of an item from the top of the grid. */
function placeInRow(
  item: LayoutNode,
  layout: Layout,
  parent: LayoutNode,
  top: number,
  row: GridRow,
): number {
  const align = alignInRow(item, parent);
  const isFree = item.isAuto("top") || item.isAuto("bottom");
  const free = row.height - layout.height - item.marginY;
  const y = top + item.margin("top");
  if (align === "baseline") return top + row.baseline - (layout.baseline ?? layout.height);
  if (!isFree) return y + offsetOf(align, free);
  if (free <= 0 || !item.isAuto("top")) return y;
  return y + (item.isAuto("bottom") ? half(free) : free);
}

/**
 * An item whose height depends on its width is at the top of its row; an item with automatic margins does not
 * participate in a common baseline.
 */
function alignInRow(item: LayoutNode, parent: LayoutNode): Align {
  const { alignSelf, aspectRatio, height } = item.style;
  const hasRatio = aspectRatio !== undefined && height === undefined;
  const align = hasRatio && alignSelf === undefined ? "start" : alignmentOf(item, parent);
  return align === "baseline" && (item.isAuto("top") || item.isAuto("bottom")) ? "start" : align;
}

/** The baseline of the first row: that of its aligned items, or else of its first item. */
function firstBaseline(
  cells: readonly Cell[],
  layouts: readonly Layout[],
  places: readonly number[],
  parent: LayoutNode,
): number | undefined {
  const aligned = cells.findIndex(
    ({ item, row }) => row === 0 && alignInRow(item, parent) === "baseline",
  );
  const at = Math.max(0, aligned);
  const first = layouts[at];
  return first && places[2 * at + 1]! + (first.baseline ?? first.height);
}
