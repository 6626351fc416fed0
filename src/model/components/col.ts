/** Defines and draws `col`. */

import { RADIUS } from "../../base/theme/tokens.js";
import { breakpoints } from "../../language/ast/breakpoints.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../box/box.js";
import { column, edges } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { hasLine, isAmongLanes, isSetOff, keepsDistance, layChildren } from "./parts/container.js";
import { pulledOut } from "./parts/pulled-out.js";
import { responsiveValue } from "./parts/responsive.js";
import { sidesOfColumn } from "./parts/sideways.js";

const columns = { min: 1, max: 12, integer: true } as const;

export const colComponent = defineComponent(() => ({
  name: "col",
  wraps: true,
  category: "layout",
  structural: true,
  centers: true,
  docs: "A column in a row: an equal share of the width, or `span` of its 12 grid columns.",
  bareNumber: "span",
  foreignAttributes: sidesOfColumn,
  foreignWords: [
    "vstack",
    "vbox",
    "vertical",
    "lazyvstack",
    "linearlayout",
    "flexcol",
    "flexcolumn",
    "vflex",
  ],
  children: { braces: "required" },
  aliases: {
    column: { docs: "A `col` whose `width` from 1 to 12 is its `span`", apply: readWidth },
  },
  attributes: {
    span: number(columns, "Number of the 12 grid columns to take; an equal share by default", {
      onlyIn: ["row", "grid"],
    }),
    sm: number(columns, "Span on boards at least 576 px wide"),
    md: number(columns, "Span on boards at least 768 px wide"),
    lg: number(columns, "Span on boards at least 992 px wide"),
    xl: number(columns, "Span on boards at least 1200 px wide"),
    scroll: boolean("Clips its content and shows a scroll bar"),
  },
  ownFlow: true,
  examples: [
    'row gap=4 {\n  col { text "Left half" }\n  col { text "Right half" }\n}',
    'row gap=4 {\n  col span=12 md=4 { text "Filters" }\n  col span=12 md=8 { text "Results" }\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `col` is drawn. */
export const colDrawing: Drawing<typeof colComponent> = {
  lower(element, cx) {
    const preset: Style = {};
    if (cx.axis === "row") Object.assign(preset, { grow: 1, basis: 0 });
    else if (cx.spread === "fill") preset.grow = 1;
    const span = spanOn(cx.board.width, element.values);
    if (span !== undefined) preset.columnSpan = span;
    const siblings = cx.parent?.children ?? [];
    const isLane =
      (isSetOff(element.node) && element.children.some((child) => isFramed(child, cx))) ||
      (cx.axis === "row" &&
        (isAmongLanes(element.node, siblings, cx) || isAlike(element.node, siblings, cx)));
    const hasGround = element.node.attributes?.bg !== undefined;
    if (isLane && hasGround) preset.padding = edges(cx.dense(12));
    const isBody = cx.flush && cx.axis === "row" && isBesideSide(element.node, siblings, cx);
    if (isBody) Object.assign(preset, { padding: edges(cx.dense(16)), gap: cx.dense(16) });
    const inside = isBody ? { flush: false } : {};
    const { style, children: laid } = layChildren(element, cx, preset, inside);
    const children = pulledOut(element.node, style, laid, cx);
    if (isLane) {
      // Halves of a screen touch each other; they are not lanes.
      const hasEdge = cx.gap > 0 && (hasGround || hasLine(element.node));
      return column(style, children, hasEdge ? { paint: { radius: RADIUS } } : {});
    }
    return column(style, cx.axis === "column" ? children : children.map(fillingCol));
  },
};

/** Whether a column has a ground beside one with a ground and frames, so that both look like lanes. */
function isAlike(node: AstNode, siblings: readonly AstNode[], cx: LowerContext): boolean {
  const hasGround = ({ attributes }: AstNode) => attributes?.bg !== undefined;
  return (
    hasGround(node) &&
    siblings.some((each) => hasGround(each) && each.children?.some((child) => isFramed(child, cx)))
  );
}

/** Whether a column is what a page shows beside its sidebar, without distances of its own. */
function isBesideSide(node: AstNode, siblings: readonly AstNode[], cx: LowerContext): boolean {
  return siblings.some((each) => cx.componentOf(each)?.band === "side") && !keepsDistance(node, cx);
}

/** Whether a child is a frame, which lies on a col with a background or border like a card on a table. */
function isFramed(child: AstNode, cx: LowerContext): boolean {
  return cx.componentOf(child)?.framed === true;
}

/** A framed column that is the only child of a col takes its full height, so that frames in a row align. */
function fillingCol(child: Box, _: number, { length }: readonly Box[]): Box {
  const { kind, style } = child;
  const { direction = "column", border, height, maxHeight, alignSelf, position, grow } = style;
  const isFramed = border !== undefined && kind === "stack" && direction === "column";
  const isFree = [height, maxHeight, alignSelf, position, grow].every(
    (given) => given === undefined,
  );
  return length === 1 && isFramed && isFree ? { ...child, style: { ...style, grow: 1 } } : child;
}

type SpanValues = Partial<Record<"span" | "sm" | "md" | "lg" | "xl", number | undefined>>;

/** The span at a board width; below the smallest given one it is `span`, else all twelve. */
function spanOn(width: number, { span, sm, md, lg, xl }: SpanValues): number | undefined {
  const steps = [
    [breakpoints.sm, sm],
    [breakpoints.md, md],
    [breakpoints.lg, lg],
    [breakpoints.xl, xl],
  ] as const;
  const isResponsive = steps.some(([, given]) => given !== undefined);
  return responsiveValue(steps, width) ?? span ?? (isResponsive ? 12 : undefined);
}

/** `column width:6` means columns out of twelve; larger numbers are px. */
function readWidth(node: AstNode): void {
  const { width, w = width, ...others } = node.attributes ?? {};
  if (w === undefined) return;
  const isSpan = typeof w === "number" && Number.isInteger(w) && w >= 1 && w <= 12;
  node.attributes = isSpan ? { ...others, span: w } : { ...others, w };
}
