/** The col: a column of a row. */
import type { AstNode } from "../ast/node.js";
import { column } from "../box/build.js";
import type { Style } from "../box/style.js";
import { flag } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { layChildren } from "./parts/container.js";
import { responsiveValue } from "./parts/responsive.js";

const columns = { min: 1, max: 12, integer: true } as const;

/** A column of a row. */
export const colComponent = defineComponent({
  name: "col",
  category: "layout",
  structural: true,
  docs: "A column of a row: an equal share, or `span` of twelve columns.",
  foreignWords: ["vstack", "vbox", "vertical"],
  children: { braces: "required" },
  aliases: {
    column: { docs: "A col whose `width` up to 12 means columns of twelve", apply: readWidth },
  },
  attributes: {
    span: number(columns, "Columns of twelve; an equal share when none is given", {
      onlyIn: ["row", "grid"],
    }),
    sm: number(columns, "Columns of twelve on boards from 576 px"),
    md: number(columns, "Columns of twelve on boards from 768 px"),
    lg: number(columns, "Columns of twelve on boards from 992 px"),
    xl: number(columns, "Columns of twelve on boards from 1200 px"),
    scroll: flag("Cuts its content and shows a scroll bar"),
  },
  ownFlow: true,
  examples: [
    'row gap=4 {\n  col { text "Left half" }\n  col { text "Right half" }\n}',
    'row gap=4 {\n  col span=12 md=4 { text "Filters" }\n  col span=12 md=8 { text "Results" }\n}',
  ],
  cost: { boxes: 1 },
  lower(element, cx) {
    const preset: Style = {};
    if (cx.axis === "row") Object.assign(preset, { grow: 1, basis: 0 });
    else if (cx.spread === "fill") preset.grow = 1;
    const span = spanOn(cx.board.width, element.values);
    if (span !== undefined) preset.columnSpan = span;
    const { style, children } = layChildren(element, cx, preset);
    return column(style, children);
  },
});

type SpanValues = Partial<Record<"span" | "sm" | "md" | "lg" | "xl", number | undefined>>;

/** The span that holds on a board; below the smallest one given it is `span`, else all twelve. */
function spanOn(width: number, { span, sm, md, lg, xl }: SpanValues): number | undefined {
  const steps = [
    [576, sm],
    [768, md],
    [992, lg],
    [1200, xl],
  ] as const;
  const isResponsive = steps.some(([, given]) => given !== undefined);
  return responsiveValue(steps, width) ?? span ?? (isResponsive ? 12 : undefined);
}

/** `column width:6` says columns of twelve, wider ones px. */
function readWidth(node: AstNode): void {
  const { width, w = width, ...others } = node.attributes ?? {};
  if (w === undefined) return;
  const isSpan = typeof w === "number" && Number.isInteger(w) && w >= 1 && w <= 12;
  node.attributes = isSpan ? { ...others, span: w } : { ...others, w };
}
