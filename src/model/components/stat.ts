/** Defines and draws `stat`. */

import { textOf } from "../../language/ast/value.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Box } from "../box/box.js";
import { column, icon, row, text, token } from "../box/build.js";
import type { Color } from "../box/style.js";
import { readAmount } from "../define/amounts.js";
import { type AttributeDefinition, choice, text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { namedOf } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { checkSeries } from "./parts/chart/check-chart.js";
import { sparkline, sparklineCost } from "./parts/chart/sparkline.js";
import { sharing } from "./parts/container.js";
import { onFirstLine } from "./parts/first-line.js";
import { greekBar } from "./parts/greek.js";
import { keptDirection } from "./parts/kept-direction.js";
import { sameForm } from "./parts/same-form.js";

const directions = ["up", "down", "flat"] as const;

export const statComponent = defineComponent(() => ({
  name: "stat",
  category: "data",
  docs: "One number that matters, how it changes, and a small line of its values over time.",
  foreignForms: {
    ...sameForm(
      "statistic metric kpi scorecard bignumber keyfigure kpicard statcard metriccard scoretile numbercard",
      'stat "…" value="…"',
    ),
    ...sameForm(
      "kpis metrics stats statgroup statgrid",
      'row gap=4 { stat "…" value="…" stat "…" value="…" }',
    ),
  },
  foreignAttributes: {
    delta: 'write change="+12 %"',
    diff: 'write change="+12 %"',
    helpText: 'write hint="…"',
  },
  label: { twins: ["label"], required: true, second: "value", docs: "Name of the figure" },
  list: { twins: ["items"], docs: "Values over time: numbers, or texts that hold one" },
  attributes: {
    value: textAttribute("The number, as it is shown"),
    change: textAttribute("How it changed, as it is shown"),
    trend: trendAttribute(),
    good: choice(["up", "down"], "Which direction is good news, and green", { default: "up" }),
    icon: iconName("Icon before the label"),
    hint: textAttribute("What the change is compared with"),
  },
  without: ["direction", "justify", "align", "wrap", "gap"],
  ownFlow: true,
  check(element, report) {
    // Few have a sparkline, and only these need the modules that check one.
    if (
      element.list ||
      element.attributes.some(({ name }) => name === "items" || name === "values")
    ) {
      checkSeries(element, report);
    }
  },
  examples: [
    'stat "Revenue" [12, 14, 13, 18, 17, 21] value="€ 48,120" change="+12 %" hint="than in October"',
    'row gap=6 {\n  stat "Orders" value="1,284" change="−3 %" icon=shopping-cart\n  stat "Response time" value="240 ms" change="−18 ms" good=down\n  stat "Refunds" value="12" change="as before" trend=flat\n}',
  ],
  cost(element) {
    const line = element.items.length > 0 ? sparklineCost(element.items) : { boxes: 0, output: 0 };
    const change = namedOf(element, "change", "trend") > 0 ? 3 : 0;
    const news = change > 0 || element.mentions("hint") ? 1 : 0;
    const others = namedOf(element, "icon", "hint");
    return { boxes: 5 + change + news + others + line.boxes, output: line.output };
  },
}));

/** The direction of the change, which is not the change itself. */
function trendAttribute(): AttributeDefinition<(typeof directions)[number]> {
  const definition = choice(directions, "Direction of the arrow at the change", {
    default: "the sign of change",
  });
  const { kind } = definition;
  return {
    ...definition,
    kind: {
      ...kind,
      check(literal, name, suggester) {
        const value = textOf(literal.value);
        if (value === undefined || !/\d/.test(value)) return kind.check(literal, name, suggester);
        const data = { name, value, example: `change="${value}"` };
        return createProblem("attribute-choice", "elsewhere", data);
      },
    },
  };
}

/** How `stat` is drawn. */
export const statDrawing: Drawing<typeof statComponent> = {
  lower({ label, values, items }, cx) {
    const { value, change, good = "up", hint } = values;
    const trend = values.trend ?? trendOf(change);
    const words: Box[] = [
      ...(values.icon ? [icon(values.icon, 16, cx.muted, { style: onFirstLine(16, 13, cx) })] : []),
      text(label, { size: 13, weight: 500, color: cx.muted }),
    ];
    const small = { size: 13, weight: 500, lineHeight: 1.4 } as const;
    const color = trend === undefined || trend === "flat" ? cx.muted : newsColor(trend === good);
    const changed =
      change === undefined && trend === undefined
        ? []
        : [
            row({ gap: 2, align: "center" }, [
              ...(trend ? [arrow(trend, color)] : []),
              ...(change === undefined ? [] : [text(change, { ...small, color })]),
            ]),
          ];
    const news = [
      ...changed,
      ...(hint === undefined ? [] : [text(hint, { ...small, weight: 400, color: cx.muted })]),
    ];
    return column(
      { gap: 4, ...sharing(cx) },
      [
        row({ gap: 8, align: "center" }, words),
        value === undefined
          ? row({ height: 36, align: "center" }, [greekBar(96, 16)])
          : text(value, {
              size: 28,
              weight: 600,
              lineHeight: 36 / 28,
              color: cx.ink,
            }),
        ...(news.length === 0 ? [] : [row({ gap: 6, align: "center", wrap: true }, news)]),
        ...(items.length === 0
          ? []
          : [column({ padding: { top: 8 } }, [keptDirection(sparkline(items, 40, cx))])]),
      ],
      { role: "group", name: label },
    );
  },
};

const arrows = { up: "arrow-up-right", down: "arrow-down-right", flat: "arrow-right" } as const;

/** Empty space in px at the sides of arrow icons. */
const empty = 4;

/** The icon of a trend, aligned with the start of the text. */
function arrow(trend: keyof typeof arrows, color: Color): Box {
  return keptDirection(icon(arrows[trend], 16, color, { style: { margin: { left: -empty } } }));
}

/** The direction of a change by its sign; undefined if it does not contain a number. */
function trendOf(change: string | undefined): (typeof directions)[number] | undefined {
  const amount = readAmount(change)?.amount;
  if (amount === undefined) return undefined;
  return amount > 0 ? "up" : amount < 0 ? "down" : "flat";
}

function newsColor(isGood: boolean): Color {
  return token(isGood ? "successText" : "dangerText");
}
