/** Defines and draws `map`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../box/build.js";
import type { Paint, Style } from "../box/style.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { filling } from "./parts/container.js";
import { givenSide } from "./parts/hatched.js";
import { keptDirection } from "./parts/kept-direction.js";
import { naturalWidth } from "./parts/natural-width.js";
import { planBytes, streetPlan } from "./parts/street-plan.js";

/** Default height in px, and size of a zoom button. */
const usualHeight = 300;
const buttonSide = 30;

export const mapComponent = defineComponent(() => ({
  name: "map",
  atEdges: true,
  category: "display",
  outlined: true,
  wide: true,
  docs: "A plausible plan of streets, the same for the same source, with pins and routes.",
  foreignWords: ["mapview", "googlemap", "mapbox"],
  foreignChildren: { marker: 'pin "…" x=40% y=40%' },
  foreignAttributes: { zoom: "leave it out: the map is the same at all scales" },
  label: { twins: ["title"], docs: "What it shows, drawn in its corner" },
  children: { only: ["pin", "route"] },
  attributes: {},
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: [
    'map "Zürich" h=300 {\n  pin "Office" x=40% y=40%\n  route [[40, 40], [55, 40], [55, 62], [80, 62]]\n}',
    'map ratio="4:1"',
  ],
  cost: { boxes: 16, output: planBytes },
}));

/** How `map` is drawn. */
export const mapDrawing: Drawing<typeof mapComponent> = {
  narrow: "grows",
  lower({ label, children, node }, cx) {
    const given = node.attributes?.h ?? node.attributes?.ratio;
    const isRow = cx.axis === "row";
    const unknown = cx.board.height ?? 800;
    const height =
      givenSide(node, "h", cx) ?? (given === undefined && !isRow ? usualHeight : unknown);
    const size: Style = isRow
      ? { minHeight: usualHeight, alignSelf: "stretch" }
      : { height: usualHeight, shrink: 0 };
    const seed = cx.id(label || "map");
    const plan = streetPlan(seed, { width: cx.board.width, height: Math.max(height, usualHeight) });
    return keptDirection(
      column(
        {
          position: "relative",
          overflow: "hidden",
          border: edges(cx.flush ? 0 : 1),
          ...size,
          ...filling(cx),
        },
        [
          ...plan,
          ...(isRow ? [naturalWidth(cx.flush ? 320 : 318, 0)] : []),
          ...cx.children(children, { axis: "column", align: undefined, gap: 0 }),
          ...(label === "" ? [] : [titleChip(label)]),
          zoomButtons(),
        ],
        {
          role: "group",
          name: label === "" ? "Map" : label,
          ground: token("fillStrong"),
          paint: {
            background: token("fillStrong"),
            borderColor: token("line"),
            radius: cx.flush ? 0 : RADIUS,
          },
        },
      ),
    );
  },
};

function onPaper(): Paint {
  return { background: token("topmost"), borderColor: token("line"), radius: RADIUS };
}

function titleChip(label: string): Box {
  return row(
    {
      position: "absolute",
      inset: { top: 12, left: 12 },
      padding: edgesOf(4, 10),
      border: edges(1),
    },
    [text(label, { size: 13, weight: 600, color: token("ink"), wrapping: "nowrap" })],
    { ground: token("topmost"), paint: onPaper() },
  );
}

function zoomButtons(): Box {
  const button = (name: string, sign: string, style: Style): Box =>
    row(
      { width: buttonSide, height: buttonSide, align: "center", justify: "center", ...style },
      [icon(sign, 16, token("ink"))],
      {
        tag: "button",
        name,
        attributes: { type: "button" },
        paint: { borderColor: token("line") },
      },
    );
  return column(
    { position: "absolute", inset: { right: 12, bottom: 12 }, border: edges(1) },
    [button("Zoom in", "plus", { border: { bottom: 1 } }), button("Zoom out", "minus", {})],
    { ground: token("topmost"), paint: onPaper() },
  );
}
