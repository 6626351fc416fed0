/** Defines and draws `route`. */
import type { Element } from "../../language/ast/element.js";
import type { Report } from "../../language/ast/entries.js";
import type { Value } from "../../language/ast/value.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Box } from "../box/box.js";
import { column, edges, shape, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";

export const routeComponent = defineComponent(() => ({
  name: "route",
  category: "display",
  docs: "A way across a map, by its points in percent of the map.",
  foreignWords: ["directions", "polyline"],
  list: { twins: ["points"], required: true, nested: true, docs: "Its points: pairs of numbers" },
  parents: ["map"],
  attributes: {},
  without: "all",
  check: checkPoints,
  examples: ['map "Zürich" { route [[20, 30], [45, 30], [45, 60], [70, 65]] }'],
  cost: ({ items }) => ({ boxes: 4, output: 200 + 24 * items.length }),
}));

/** How `route` is drawn. */
export const routeDrawing: Drawing<typeof routeComponent> = {
  lower({ items }) {
    const points = items.flatMap((item) => pointOf(item) ?? []);
    const d = points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
    const whole = { top: 0, right: 0, bottom: 0, left: 0 };
    const all = { percent: 100 };
    const stroke = { color: token("accent"), width: 4, cap: "round" } as const;
    const line = shape(
      { width: 100, height: 100 },
      [{ figure: "path", d, stroke }],
      { position: "absolute", inset: whole, width: all, height: all },
      { fit: "stretch" },
    );
    const boxes = points.length < 2 ? [] : [line, end(points[0]!), end(points.at(-1)!)];
    return column({ position: "absolute", inset: whole }, boxes, { decorative: true });
  },
};

interface Point {
  x: number;
  y: number;
}

/** Maximum coordinate; places beyond it are not on any map. */
const most = 200;

function pointOf(value: Value): Point | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [x, y] = value;
  if (typeof x !== "number" || typeof y !== "number") return undefined;
  const within = (place: number) => Math.round(Math.min(most, Math.max(-most, place)) * 100) / 100;
  return { x: within(x), y: within(y) };
}

/** The ring at an end of the route. */
function end({ x, y }: Point): Box {
  return column(
    {
      position: "absolute",
      inset: { left: { percent: x }, top: { percent: y } },
      margin: { left: -6, top: -6 },
      width: 12,
      height: 12,
      border: edges(3),
    },
    [],
    {
      decorative: true,
      paint: { background: token("paper"), borderColor: token("accent"), radius: "pill" },
    },
  );
}

/** Reports points that are not pairs of numbers or not on the map, and routes with fewer than two points. */
function checkPoints(element: Element, report: Report): void {
  const twin = element.attributes.findLast(({ name }) => name === "points")?.value;
  const list = twin ?? element.list;
  const { items = [] } = list ?? {};
  const wrong = items.filter(({ value }) => pointOf(value as Value) === undefined);
  if (list && items.length < 2) wrong.push(list);
  for (const place of wrong) report(createProblem("data-value", "point", {}, { place }));
  for (const place of items) {
    const { x = 0, y = 0 } = pointOf(place.value as Value) ?? {};
    if (Math.min(x, y) >= 0 && Math.max(x, y) <= 100) continue;
    report(createProblem("data-range", "point", { point: JSON.stringify(place.value) }, { place }));
  }
}
