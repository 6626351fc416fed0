/** Defines and draws `marker`. */
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { color } from "../define/references.js";
import { anchorAttribute, anchored } from "./parts/anchored.js";
import { hugging } from "./parts/container.js";
import { hues } from "./parts/hues.js";
import { markerDisc } from "./parts/marker-disc.js";

export const markerComponent = defineComponent(() => ({
  name: "marker",
  category: "annotation",
  inLine: "small",
  docs: "A numbered disc, explained by an item of the annotations.",
  foreignWords: ["calloutnumber", "hotspot", "pointofinterest"],
  number: { required: true, docs: "Number of the item that explains it" },
  countsAs: "marker",
  attributes: {
    color: color(hues, "Color of the disc", { default: "blue" }),
    anchor: anchorAttribute,
  },
  examples: [
    'row gap=2 { button "Pay" primary marker 1 }',
    "relative { image marker 2 color=red anchor=top-right }",
  ],
  cost: { boxes: 3 },
}));

/** How `marker` is drawn. */
export const markerDrawing: Drawing<typeof markerComponent> = {
  lower({ number, values }, cx) {
    const disc = markerDisc(number ?? 0, values.color);
    const { note } = cx.numbered(number ?? 0);
    const style = values.anchor === undefined ? { ...disc.style, ...hugging(cx) } : disc.style;
    if (note === undefined) return anchored({ ...disc, style }, values.anchor);
    const { role: _, ...link } = disc;
    const behavior = { href: `#${note}` };
    const led = { ...link, style, tag: "a", behavior, explainedBy: note };
    return anchored(led, values.anchor);
  },
};
