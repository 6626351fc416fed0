/** The row: elements side by side; inside a table, the cells of one row. */
import { type Box, childrenOf } from "../box/box.js";
import { grid, row } from "../box/build.js";
import type { Style } from "../box/style.js";
import type { LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { layChildren } from "./parts/container.js";

/** Elements side by side. */
export const rowComponent = defineComponent(() => ({
  name: "row",
  category: "layout",
  structural: true,
  centers: true,
  docs: "Elements side by side; with `span` they share 12 columns.",
  foreignWords: [
    "hstack",
    "hbox",
    "flex",
    "columns2",
    "horizontal",
    "inline",
    "lazyhstack",
    "buttongroup",
    "btngroup",
    "inputgroup",
    "buttonbar",
  ],
  children: { braces: "required" },
  attributes: {},
  within: {
    table: { list: { required: true, docs: "Cells of the row" } },
  },
  ownFlow: true,
  examples: [
    'row gap=4 align=center { title "Team" level=3 button "Invite" primary }',
    'row gap=4 {\n  col span=8 { card "Traffic" { text "12,400 visits" } }\n  col span=4 { card "Bounce" { text "31 %" } }\n}',
    'table { columns ["Name", "Role"] row ["Ada", "Analyst"] }',
  ],
  cost: { boxes: 1 },
  lower(element, cx) {
    const preset: Style = { direction: "row" };
    if (cx.spread === "between") {
      preset.justify = "between";
      preset.align = "baseline";
    }
    if (cx.spread === "fill" && holdsBand(element.children, cx)) preset.grow = 1;
    // A row in the bar at the top is centered across like the bar itself.
    if (cx.place === "bar") preset.align = "center";
    const { style, children } = layChildren(element, cx, preset);
    if (cx.spread === "fill" && cx.axis === "row" && needsRoom(style, children)) style.grow = 1;
    return style.align === "end"
      ? spanning(...onOneEnd(style, children))
      : spanning(style, children);
  },
}));

function holdsBand(
  children: readonly Parameters<LowerContext["componentOf"]>[0][],
  cx: LowerContext,
): boolean {
  return children.some((child) => {
    const band = cx.componentOf(child)?.band;
    return band === "side" || band === "body";
  });
}

/** Whether more room than its content needs means anything to a row: it distributes it, or children take it. */
function needsRoom({ justify = "start" }: Style, children: readonly Box[]): boolean {
  return (
    justify !== "start" ||
    children.some(({ style: { grow = 0, columnSpan } }) => grow > 0 || columnSpan !== undefined)
  );
}

/**
 * A row whose ends line up is as high as what hangs below them, and small controls are in the middle
 * of the higher ones beside them.
 */
function onOneEnd(style: Style, children: readonly Box[]): [Style, readonly Box[]] {
  const below = hangingBelow(children);
  const isHigh = children.some(holdsField);
  return [
    below > 0 ? { ...style, padding: { bottom: below } } : style,
    isHigh ? children.map(raised) : children,
  ];
}

/** px between the middles of a field and of a line of words, where both end alike. */
const raise = (38 - 21) / 2;

/** Whether a box is a field: that is in its frame, or in that with its icons. */
function holdsField(box: Box): boolean {
  const inFrame = (inner: Box) => inner.kind === "field" || childrenOf(inner).some(isField);
  return childrenOf(box).some(inFrame);
}

function isField({ kind }: Box): boolean {
  return kind === "field";
}

/** A control with a label beside it, raised to the middle of a field. */
function raised(box: Box): Box {
  const [first] = childrenOf(box);
  if (first?.kind !== "toggle" || first.control === "range") return box;
  return { ...box, style: { ...box.style, margin: { bottom: raise, ...box.style.margin } } };
}

/** px that children hang below the line on which they end. */
function hangingBelow(children: readonly Box[]): number {
  const ends = children.map(({ style }) => style.margin?.bottom ?? 0);
  return Math.max(0, ...ends.map((end) => (end === "auto" ? 0 : -end)));
}

/**
 * A row whose children all have spans is a grid of twelve columns, with as many as the spans have
 * in common merged, so that narrow boards spend no room on gaps. Among other children spans are
 * shares of the width.
 */
function spanning(style: Style, children: readonly Box[]): Box {
  const inFlow = children.filter((child) => child.style.position !== "absolute");
  const spans = inFlow.map((child) => child.style.columnSpan);
  const given = spans.filter((span) => span !== undefined);
  if (given.length === 0) return row(style, children);
  const sum = given.reduce((total, span) => total + span, 0);
  const isSpread = style.justify !== undefined && style.justify !== "start" && sum < 12;
  const isRow = style.direction === "row";
  if (given.length < inFlow.length || isSpread || !isRow) {
    return row(style, children.map(sharePercent));
  }
  const unit = given.reduce(greatestCommonDivisor, 12);
  const columns = Array.from(
    { length: 12 / unit },
    () => ({ kind: "flexible", value: 1 }) as const,
  );
  const { direction: _, wrap: __, justify: ___, ...rest } = style;
  return grid(
    { ...rest, columns },
    children.map((child) => inColumns(child, unit)),
  );
}

function inColumns(child: Box, unit: number): Box {
  const { columnSpan, grow: _, basis: __, ...style } = child.style;
  if (columnSpan === undefined) return child;
  return { ...child, style: { ...style, columnSpan: columnSpan / unit } };
}

function sharePercent(child: Box): Box {
  const { columnSpan, grow: _, ...style } = child.style;
  if (columnSpan === undefined) return child;
  return {
    ...child,
    style: { ...style, basis: { percent: (columnSpan / 12) * 100 }, minWidth: 0 },
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
