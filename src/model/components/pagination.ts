/** Defines and draws `pagination`. */
import type { Element } from "../../language/ast/element.js";
import type { Report } from "../../language/ast/entries.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { boolean, text } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { sharing } from "./parts/container.js";
import { givenNumber } from "./parts/given-number.js";
import { hinted, saidAttributes } from "./parts/interaction.js";
import { PAGES, pageBar, pageBarCost } from "./parts/page-bar.js";

export const paginationComponent = defineComponent(() => ({
  name: "pagination",
  category: "navigation",
  inLine: "control",
  docs: "The way through the pages of a long list: previous, numbers, next.",
  bareNumber: "pages",
  foreignWords: ["pager", "paginator", "pagenavigation", "pages"],
  attributes: {
    pages: number({ min: 1, max: 1_000_000, integer: true }, "Number of pages", {
      default: String(PAGES),
    }),
    active: number({ min: 1, integer: true }, "The page that is shown, counted from 1", {
      default: "1",
    }),
    total: text("What all pages hold together, drawn at the other end"),
    simple: boolean("Shows only the current place, between two arrows"),
    ...saidAttributes,
  },
  check(element, report) {
    checkTotal(element, report);
    const active = givenNumber(element, "active");
    const pages = givenNumber(element, "pages", PAGES);
    if (!active || !pages || active.value <= pages.value) return;
    const data = { active: active.value, pages: pages.value };
    report(createProblem("active-range", "page", data, active));
  },
  examples: [
    "pagination pages=12 active=3",
    'pagination pages=52 active=3 total="1,284 results"',
    "pagination pages=8 active=2 simple",
  ],
  cost: (element) => ({ boxes: pageBarCost(element) }),
}));

/** Reports a bare number in `total` if the number of pages is not given, which it is in most other libraries. */
function checkTotal({ attributes }: Element, report: Report): void {
  const total = attributes.find(({ name }) => name === "total");
  const { kind, value } = total?.value ?? {};
  if (!total || kind !== "number" || typeof value !== "number") return;
  if (attributes.some(({ name }) => name === "pages")) return;
  const edits = [{ from: total.nameFrom, to: total.nameTo, insert: "pages" }];
  const place = { from: total.from, to: total.to };
  const data = { name: "total", value: String(value), instead: "pages" };
  report(createProblem("attribute-kind", "count", data, { place, edits }));
}

/** How `pagination` is drawn. */
export const paginationDrawing: Drawing<typeof paginationComponent> = {
  lower({ values }, cx) {
    const { pages = PAGES, active = 1, total, simple = false } = values;
    const bar = pageBar({ pages, active, total, isSimple: simple }, cx, edgeOf(cx));
    return {
      ...bar,
      name: values["aria-label"] ?? bar.name,
      ...hinted(values.title),
      style: { ...bar.style, ...(total !== undefined && sharing(cx)) },
    };
  },
};

/** The edge of its container at which it is; undefined if it is in the middle. */
function edgeOf({
  axis,
  align,
  justify = "start",
  before,
  after,
}: LowerContext): "left" | "right" | undefined {
  if (axis === "row") {
    if (before === undefined && (justify === "start" || justify === "between")) return "left";
    const isPushed = justify === "end" || justify === "between";
    return after === undefined && isPushed ? "right" : undefined;
  }
  if (align === "end") return "right";
  return align === "center" ? undefined : "left";
}
