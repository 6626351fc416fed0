/** Defines and draws `indicator`. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { column, row, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import type { Drawing } from "../define/component.js";
import { amount } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { hugging } from "./parts/container.js";
import { givenNumber } from "./parts/given-number.js";

/** Default number of dots. */
const usual = 3;

export const indicatorComponent = defineComponent(() => ({
  name: "indicator",
  category: "navigation",
  inLine: "small",
  docs: "Dots that say which of several screens is shown, as below a carousel or an introduction.",
  foreignWords: ["dots", "pageindicator", "pagecontrol", "carouselindicators", "mobilestepper"],
  attributes: {
    count: number({ min: 1, max: 50, integer: true }, "Number of dots", {
      default: String(usual),
    }),
    active: number({ min: 0, integer: true }, "The dot of the shown screen, counted from 0", {
      default: "0",
    }),
  },
  check(element, report) {
    const active = givenNumber(element, "active");
    const count = givenNumber(element, "count", usual);
    if (!active || !count || active.value < count.value) return;
    const data = { active: active.value, last: count.value - 1 };
    report(createProblem("active-range", "number", data, active));
  },
  examples: ["indicator count=4 active=1", "indicator"],
  cost: (element) => ({ boxes: 1 + amount(element, "count", { preset: usual, most: 50 }) }),
}));

/** How `indicator` is drawn. */
export const indicatorDrawing: Drawing<typeof indicatorComponent> = {
  lower({ values }, cx) {
    const { count = usual, active = 0 } = values;
    const shown = Math.min(active, count - 1);
    const dots = Array.from({ length: count }, (_, at) =>
      column({ width: 8, height: 8, shrink: 0 }, [], {
        paint: { background: token(at === shown ? "accent" : "lineStrong"), radius: "pill" },
        decorative: true,
      }),
    );
    const style: Style = {
      gap: 8,
      align: "center",
      padding: { top: 4, bottom: 4 },
      ...hugging(cx),
    };
    // It is below the content that it belongs to, and in the middle unless the column sets an alignment.
    if (cx.axis === "column" && cx.align === undefined) style.alignSelf = "center";
    return row(style, dots, {
      role: "img",
      name: `${shown + 1} / ${count}`,
    });
  },
};
