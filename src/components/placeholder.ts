/** The placeholder: a box for something that is not drawn. */
import { defineComponent } from "../define/define-component.js";
import { layChildren, sharing } from "./parts/container.js";
import { hatchedArea, hatchedWords } from "./parts/hatched.js";

/** A box for something that is not drawn. */
export const placeholderComponent = defineComponent(() => ({
  name: "placeholder",
  soft: true,
  category: "display",
  docs: "A box for something that is not drawn, such as a chart, map or video.",
  foreignWords: [
    "skeleton",
    "chart",
    "map",
    "canvas",
    "iframe",
    "graph",
    "embed",
    "webview",
    "audio",
    "carousel",
    "gallery",
    "calendar",
    "barchart",
    "linechart",
    "piechart",
  ],
  label: { twins: ["label"], docs: "What goes here" },
  children: {},
  attributes: {},
  ownFlow: true,
  examples: ['placeholder "Chart: revenue by month" h=240', 'placeholder "Map" { badge "Here" }'],
  cost: { boxes: 3 },
  lower(element, cx) {
    const { label } = element;
    const preset = { align: "center", justify: "center", gap: 8 } as const;
    const { style, children } = layChildren(element, cx, preset, { textAlign: "center" });
    const words = label === "" ? [] : [hatchedWords(label)];
    const room = { minHeight: 100, padding: { top: 12, right: 12, bottom: 12, left: 12 } };
    const hatched = hatchedArea(
      { ...style, ...room, alignSelf: "stretch", ...sharing(cx) },
      [...words, ...children],
      "dashed",
    );
    return { ...hatched, ...(label !== "" && { role: "group", name: label }) };
  },
}));
