/** Defines and draws `placeholder`. */
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { layChildren, sharing } from "./parts/container.js";
import { fitsWords, givenSide, hatchedArea, hatchedWords } from "./parts/hatched.js";

export const placeholderComponent = defineComponent(() => ({
  name: "placeholder",
  soft: true,
  category: "display",
  outlined: true,
  docs: "A box for something that is not drawn, such as an embedded page.",
  foreignForms: { keyboard: 'placeholder "Keyboard" h=260' },
  foreignWords: [
    "iframe",
    "embed",
    "webview",
    "heatmap",
    "treemap",
    "funnel",
    "radar",
    "wordcloud",
    "signature",
    "signaturepad",
    "pdf",
    "pdfviewer",
    "documentviewer",
    "preview",
    "candlestick",
    "candlestickchart",
    "bubblechart",
    "radarchart",
    "funnelchart",
    "waterfall",
    "mindmap",
    "triangle",
    "polygon",
    "vector",
    "shape",
  ],
  label: { twins: ["label"], docs: "What goes here" },
  children: {},
  attributes: {},
  ownFlow: true,
  examples: [
    'placeholder "Chart: revenue by month" h=240',
    'placeholder "Floor plan" { badge "Here" }',
  ],
  cost: { boxes: 3 },
}));

/** How `placeholder` is drawn. */
export const placeholderDrawing: Drawing<typeof placeholderComponent> = {
  lower(element, cx) {
    const { label, node } = element;
    const preset = { align: "center", justify: "center", gap: 8 } as const;
    const { style, children } = layChildren(element, cx, preset, { textAlign: "center" });
    const [width, height] = [givenSide(node, "w", cx), givenSide(node, "h", cx)];
    const words = label !== "" && fitsWords(label, width, height) ? [hatchedWords(label)] : [];
    const isEmpty = children.length === 0;
    const inset = (side: number | undefined) =>
      isEmpty && side !== undefined && side < roomy ? 0 : 12;
    const [x, y] = [inset(width), inset(height)];
    const room = { minHeight: 100, padding: { top: y, right: x, bottom: y, left: x } };
    const hatched = hatchedArea(
      { ...style, ...room, alignSelf: "stretch", ...sharing(cx) },
      [...words, ...children],
      "dashed",
    );
    return { ...hatched, ...(label !== "" && { role: "group", name: label }) };
  },
};

/** Size in px of a side from which its content has a padding. */
const roomy = 64;
