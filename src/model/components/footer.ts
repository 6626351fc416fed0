/** Defines and draws `footer`. */
import { column, edges, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { layChildren } from "./parts/container.js";
import { pulledOut } from "./parts/pulled-out.js";

export const footerComponent = defineComponent(() => ({
  name: "footer",
  category: "layout",
  structural: true,
  centers: true,
  docs: "The area at the end of a page; a row in it spreads its children across the width.",
  foreignWords: ["bottombar", "contentinfo"],
  band: "bar",
  children: { braces: "required" },
  attributes: {},
  ownFlow: true,
  examples: [
    'footer {\n  row { text "© Acme" sm muted link "Privacy" href="/privacy" size=sm }\n}',
    'footer border=false { text "Version 2.4" xs muted }',
  ],
  cost: { boxes: 1 },
}));

/** How `footer` is drawn. */
export const footerDrawing: Drawing<typeof footerComponent> = {
  lower(element, cx) {
    const { style, children } = layChildren(
      element,
      cx,
      {
        gap: cx.dense(8),
        padding: edges(cx.dense(16)),
        border: { top: 1 },
        shrink: 0,
      },
      { spread: "between" },
    );
    return column(style, pulledOut(element.node, style, children, cx), {
      tag: "footer",
      paint: { borderColor: token("line") },
    });
  },
};
