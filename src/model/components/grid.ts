/** Defines and draws `grid`. */

import { breakpoints } from "../../language/ast/breakpoints.js";
import type { Box } from "../box/box.js";
import { grid } from "../box/build.js";
import type { Style, Tracks } from "../box/style.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { length, number } from "../define/measures.js";
import { sameForm } from "./parts/same-form.js";

const columns = { min: 1, max: 24, integer: true } as const;

export const gridComponent = defineComponent(() => ({
  name: "grid",
  category: "layout",
  structural: true,
  centers: true,
  docs: "Cells of equal width, filled row by row.",
  bareNumber: "columns",
  foreignForms: {
    ...sameForm(
      "cards cardgrid cardlist features featuregrid pricing pricingtable testimonials team products productgrid panels",
      'grid columns=3 gap=4 { card "…" { … } card "…" { … } }',
    ),
    ...sameForm(
      "images photos imagegrid photogrid imagegallery",
      "grid columns=3 gap=4 { image image image }",
    ),
  },
  foreignWords: [
    "masonry",
    "tiles",
    "lazyvgrid",
    "lazyhgrid",
    "gridview",
    "simplegrid",
    "uniformgrid",
  ],
  children: { braces: "required" },
  attributes: {
    columns: number(columns, "Number of columns; as many as fit by default"),
    "columns-sm": number(columns, "Number of columns on boards narrower than 768 px"),
    "columns-md": number(columns, "Number of columns on boards narrower than 992 px"),
    "columns-lg": number(columns, "Number of columns on boards narrower than 1200 px"),
    "columns-xl": number(columns, "Number of columns on boards narrower than 1400 px"),
    gap: length([], "Space between cells in px, not in steps as elsewhere", { default: "16" }),
  },
  without: ["direction", "justify", "wrap"],
  ownFlow: true,
  examples: [
    'grid columns=3 gap=16 {\n  card "Users" { text "1,204" }\n  card "Orders" { text "318" }\n  card "Returns" { text "9" }\n}',
    "grid columns=4 columns-sm=1 gap=24 { image image image image }",
  ],
  cost: { boxes: 1 },
}));

/** Width in px below which a column is too narrow for text. */
const leastColumn = 64;

/** How `grid` is drawn. */
export const gridDrawing: Drawing<typeof gridComponent> = {
  narrow: "wraps",
  lower({ values, flow, children }, cx) {
    const { width } = cx.board;
    const count =
      (width < breakpoints.md ? values["columns-sm"] : undefined) ??
      (width < breakpoints.lg ? values["columns-md"] : undefined) ??
      (width < breakpoints.xl ? values["columns-lg"] : undefined) ??
      (width < breakpoints.xxl ? values["columns-xl"] : undefined) ??
      values.columns;
    const gap = values.gap === undefined ? cx.dense(16) : Math.max(0, cx.length(values.gap));
    const tracks: Tracks =
      count === undefined
        ? { autoFill: 240 }
        : Array.from({ length: count }, () => ({ kind: "flexible", value: 1 }));
    const style: Style = { columns: tracks, gap, ...(flow.align && { align: flow.align }) };
    const isCentered = flow.justify === "center";
    const inside = {
      axis: "grid",
      align: flow.align,
      gap,
      ...(isCentered && { textAlign: "center" as const }),
    } as const;
    const kinds = flow.align ? [] : children.map((child) => cx.componentOf(child)?.inLine);
    const isInLine = kinds.every(Boolean) && kinds.some((kind) => kind !== "words");
    const cells = cx.children(children, inside).map((cell) => {
      if (isCentered && isSmall(cell)) cell.style = { margin: inMiddle, ...cell.style };
      // Text beside controls or badges is in the middle of its row, like these.
      if (isInLine && cell.kind === "text") cell.style = { alignSelf: "center", ...cell.style };
      const { columnSpan } = cell.style;
      if (columnSpan === undefined || count === undefined || columnSpan <= count) return cell;
      return { ...cell, style: { ...cell.style, columnSpan: count } };
    });
    return grid(style, cells, { leastColumn });
  },
};

const inMiddle = { left: "auto", right: "auto" } as const;

/** Whether a cell has its own size instead of the size of its column. */
function isSmall({ kind, style }: Box): boolean {
  return kind === "icon" || style.width !== undefined || style.alignSelf === "center";
}
