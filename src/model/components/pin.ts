/** Defines and draws `pin`. */
import type { Element } from "../../language/ast/element.js";
import type { Report } from "../../language/ast/entries.js";
import { isUnitValue } from "../../language/ast/value.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, row, shape, text, token } from "../box/build.js";
import type { Length, Style } from "../box/style.js";
import type { Measure } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { measure } from "../define/measures.js";
import { interactionAttributes, interactionBehavior, pressTag } from "./parts/interaction.js";

/** Size in px of the sign, whose tip marks the place, and of the space for a label above it. */
const width = 26;
const height = 34;
const labelRoom = 240;

export const pinComponent = defineComponent(() => ({
  name: "pin",
  category: "display",
  docs: "A place on a map, with a label.",
  foreignWords: ["mappin", "mapmarker", "placemark"],
  label: { twins: ["label"], docs: "Name of the place" },
  parents: ["map"],
  attributes: {
    x: measure([], "px", "Distance from the left edge of the map", { default: "50%" }),
    y: measure([], "px", "Distance from the upper edge of the map", { default: "50%" }),
    ...interactionAttributes,
  },
  without: "all",
  examples: ['map "Zürich" { pin "Office" x=40% y=60% }'],
  check: checkPlace,
  cost: { boxes: 5 },
}));

/** How `pin` is drawn. */
export const pinDrawing: Drawing<typeof pinComponent> = {
  lower({ label, values }, cx) {
    const { x = half, y = half } = values;
    const behavior = interactionBehavior(values, cx);
    const tag = pressTag(behavior, "");
    const sign = row(
      { position: "absolute", inset: { bottom: 0, left: -width / 2 }, width, height },
      [drop()],
      {
        ...(tag === "" ? { role: "img" } : { tag }),
        name: label === "" ? "Pin" : label,
        behavior,
      },
    );
    const style: Style = {
      position: "absolute",
      inset: { left: lengthOf(x, cx), top: lengthOf(y, cx) },
      width: 0,
      height: 0,
    };
    return column(
      style,
      label === "" ? [sign] : [sign, chip(label, shareOf(x, cx), isHigh(y, cx))],
    );
  },
};

/** Reports places that are certainly outside of the map, whose size is not known yet. */
function checkPlace({ attributes }: Element, report: Report): void {
  for (const { name, value: place } of attributes) {
    if ((name !== "x" && name !== "y") || !place) continue;
    const { value } = place;
    const [amount, unit] = isUnitValue(value) ? [value.value, value.unit] : [value, ""];
    if (typeof amount !== "number") continue;
    if (amount >= 0 && !(unit === "%" && amount > 100)) continue;
    report(createProblem("data-range", "pin", { name, value: `${amount}${unit}` }, { place }));
  }
}

const half = { value: 50, unit: "%" } as const;

/** The sign: a drop with a hole. */
function drop(): Box {
  const d = "M13 1C6.4 1 1 6.3 1 12.8C1 21.5 13 33 13 33C13 33 25 21.5 25 12.8C25 6.3 19.6 1 13 1Z";
  return shape({ width, height }, [
    {
      figure: "path",
      d,
      fill: token("accent"),
      stroke: { color: token("paper"), width: 1.5 },
    },
    { figure: "ellipse", cx: 13, cy: 12.8, rx: 4.5, ry: 4.5, fill: token("paper") },
  ]);
}

/** The label above the sign, or below it near the upper edge; near a side edge it is moved inwards. */
function chip(label: string, share: number, isBelow: boolean): Box {
  const justify = share < 0.2 ? "start" : share > 0.8 ? "end" : "center";
  const left = { start: -width / 2, center: -labelRoom / 2, end: width / 2 - labelRoom }[justify];
  const words = text(label, { size: 12, weight: 600, color: token("ink"), wrapping: "ellipsis" });
  return row(
    {
      position: "absolute",
      inset: { left, ...(isBelow ? { top: 4 } : { bottom: height + 3 }) },
      width: labelRoom,
      justify,
    },
    [
      row({ padding: edgesOf(2, 8), border: edges(1), minWidth: 0 }, [words], {
        ground: token("topmost"),
        paint: { background: token("topmost"), borderColor: token("line"), radius: "pill" },
      }),
    ],
    { decorative: true },
  );
}

/** Distance in px from the upper edge below which a label has no space above the sign. */
const leastTop = height + 28;

function isHigh(y: Measure, cx: LowerContext): boolean {
  if (typeof y === "object" && y.unit === "%") return y.value < 22;
  return cx.length(y) < leastTop;
}

/** The horizontal position of a place from 0 to 1, as far as it is known. */
function shareOf(x: Measure, cx: LowerContext): number {
  if (typeof x === "object" && x.unit === "%") return x.value / 100;
  return cx.length(x) < labelRoom / 2 ? 0 : 0.5;
}

function lengthOf(value: Measure, cx: LowerContext): Length {
  return typeof value === "object" && value.unit === "%"
    ? { percent: Math.min(200, Math.max(-200, value.value)) }
    : cx.length(value);
}
