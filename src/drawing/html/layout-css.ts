/** Converts the layout style of a box to CSS declarations; the layout engine computes the same in numbers. */
import type { Box } from "../../model/box/box.js";
import { geometryOf, isPositioned } from "../../model/box/geometry.js";
import type { Align, Justify, Style, TrackSize } from "../../model/box/style.js";
import { edges, length, px } from "./css-value.js";

/**
 * How the parent of a box places it: declarations without effect in that kind of parent are omitted. For a grid, this
 * is the number of its columns, 0 for automatic filling.
 */
export type Placing = "row" | "column" | "layers" | { columns: number };

/** How a box places its children. */
export function placingOf(box: Box): Placing {
  if (box.kind !== "grid") return isRow(box.style) ? "row" : "column";
  const { columns, layered } = box.style;
  if (layered) return "layers";
  if (columns === undefined) return { columns: 1 };
  return { columns: "autoFill" in columns ? 0 : columns.length };
}

/** Receives one declaration. */
export type Declare = (property: string, value: string) => void;

const aligns: Readonly<Record<Align, string>> = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  stretch: "stretch",
  baseline: "baseline",
};

const justifies: Readonly<Record<Justify, string>> = {
  start: "flex-start",
  center: "center",
  safe: "safe center",
  end: "flex-end",
  between: "space-between",
  around: "space-around",
  evenly: "space-evenly",
};

function isRow({ direction }: Style): boolean {
  return direction === "row" || direction === "row-reverse";
}

/** Declares the size and place of a box, and how it places its children. */
export function declareLayout(box: Box, placing: Placing, declare: Declare): void {
  const style = geometryOf(box);
  if (box.kind === "grid") declareGrid(style, declare);
  else if (isStack(box)) declareStack(style, declare);
  declareSizes(style, declare);
  declareItem(style, placing, declare);
  if (style.position === "absolute") {
    declare("position", "absolute");
    const { top, right, bottom, left } = style.inset ?? {};
    if (top !== undefined) declare("top", length(top));
    if (right !== undefined) declare("right", length(right));
    if (bottom !== undefined) declare("bottom", length(bottom));
    if (left !== undefined) declare("left", length(left));
  } else if (isPositioned(box)) declare("position", "relative");
  if (style.raised) declare("z-index", "1");
  if (style.overflow === "hidden") declare("overflow", "hidden");
}

function isStack(box: Box): boolean {
  return (box.kind === "stack" || box.kind === "toggle") && box.children.length > 0;
}

function declareStack(style: Style, declare: Declare): void {
  declare("display", "flex");
  const direction = style.direction ?? "column";
  if (direction !== "row") declare("flex-direction", direction);
  if (style.wrap && isRow(style)) declare("flex-wrap", "wrap");
  if (style.justify !== undefined && style.justify !== "start") {
    declare("justify-content", justifies[style.justify]);
  }
  declareAlign(style, declare, isRow(style));
  declareGap(style, declare);
}

function declareGrid(style: Style, declare: Declare): void {
  declare("display", "grid");
  const { columns } = style;
  if (columns !== undefined) declare("grid-template-columns", tracks(columns));
  // Otherwise, boxes with an aspect ratio would be at the start of their column.
  declare("justify-items", "stretch");
  declareAlign(style, declare, true);
  declareGap(style, declare);
}

function declareAlign({ align }: Style, declare: Declare, hasBaseline: boolean): void {
  if (align !== undefined && align !== "stretch") {
    declare("align-items", alignOf(align, hasBaseline));
  }
}

/** Boxes below each other have no common baseline, so they are at the start. */
function alignOf(align: Align, hasBaseline: boolean): string {
  return aligns[align === "baseline" && !hasBaseline ? "start" : align];
}

function declareGap({ gap, rowGap }: Style, declare: Declare): void {
  const column = px(gap ?? 0);
  const row = rowGap === undefined ? column : px(rowGap);
  if (row !== "0" || column !== "0") declare("gap", row === column ? row : `${row} ${column}`);
}

function tracks(columns: NonNullable<Style["columns"]>): string {
  if ("autoFill" in columns) return `repeat(auto-fill,minmax(${px(columns.autoFill)},1fr))`;
  const sizes = columns.map(track);
  const first = sizes[0];
  return sizes.length > 2 && sizes.every((size) => size === first)
    ? `repeat(${sizes.length},${first})`
    : sizes.join(" ");
}

function track(size: TrackSize): string {
  switch (size.kind) {
    case "px":
      return px(size.value);
    case "fr":
      return `${size.value}fr`;
    case "flexible":
      return `minmax(0,${size.value}fr)`;
    case "content":
      return "minmax(auto,max-content)";
    case "upTo":
      return `minmax(0,${px(size.value)})`;
    default:
      return size.kind;
  }
}

function declareSizes(style: Style, declare: Declare): void {
  if (style.padding !== undefined) declare("padding", edges(style.padding));
  if (style.margin !== undefined) declare("margin", edges(style.margin));
  if (style.border !== undefined) declare("border-width", edges(style.border));
  if (style.width !== undefined) declare("width", length(style.width));
  if (style.height !== undefined) declare("height", length(style.height));
  if (style.minWidth !== undefined) declare("min-width", length(style.minWidth));
  if (style.maxWidth !== undefined) declare("max-width", length(style.maxWidth));
  if (style.minHeight !== undefined) declare("min-height", length(style.minHeight));
  if (style.maxHeight !== undefined) declare("max-height", length(style.maxHeight));
  if (style.aspectRatio !== undefined) declare("aspect-ratio", `${style.aspectRatio}`);
}

function declareItem(style: Style, placing: Placing, declare: Declare): void {
  if (style.alignSelf !== undefined) {
    declare("align-self", alignOf(style.alignSelf, placing !== "column"));
  }
  if (style.order !== undefined) declare("order", `${style.order}`);
  if (placing === "layers") {
    declare("grid-area", "1/1");
    placeInCell(style, declare);
    return;
  }
  if (typeof placing === "object") {
    placeInCell(style, declare);
    const span = Math.min(style.columnSpan ?? 1, placing.columns);
    if (span > 1) declare("grid-column", `span ${span}`);
    return;
  }
  const { grow, shrink, basis } = style;
  if (basis !== undefined || (grow !== undefined && shrink !== undefined)) {
    const size = basis === undefined ? "auto" : basis === 0 ? "0px" : length(basis);
    declare("flex", `${grow ?? 0} ${shrink ?? 1} ${size}`);
    return;
  }
  if (grow !== undefined && grow !== 0) declare("flex-grow", `${grow}`);
  if (shrink !== undefined && shrink !== 1) declare("flex-shrink", `${shrink}`);
}

/** If it were stretched vertically, its aspect ratio would widen the column. */
function placeInCell(style: Style, declare: Declare): void {
  const hasRatio = style.aspectRatio !== undefined && style.height === undefined;
  if (hasRatio && style.alignSelf === undefined) declare("align-self", "flex-start");
}
