/** Defines and draws `accordion`. */

import { RADIUS } from "../../base/theme/tokens.js";
import { column, edges, edgesOf, text, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { filling, layChildren } from "./parts/container.js";
import { onFirstLine } from "./parts/first-line.js";
import { foldingPart } from "./parts/fold.js";

export const accordionComponent = defineComponent(() => ({
  name: "accordion",
  category: "container",
  framed: true,
  centers: true,
  docs: "A titled box that collapses; stack several for a full accordion.",
  foreignWords: [
    "details",
    "collapse",
    "collapsible",
    "expander",
    "disclosure",
    "disclosuregroup",
    "expansionpanel",
    "expansiontile",
    "faq",
  ],
  label: { twins: ["title"], docs: "Title of the box, always visible" },
  children: { braces: "expected" },
  attributes: {},
  modifiers: { collapsed: "Drawn collapsed" },
  targetOf: ["toggles"],
  folds: true,
  ownFlow: true,
  examples: [
    'accordion "How do I cancel?" { text "Under Settings, Billing." }',
    'accordion "Refunds" collapsed { text "Within 30 days." }',
  ],
  cost: { boxes: 6 },
}));

/** How `accordion` is drawn. */
export const accordionDrawing: Drawing<typeof accordionComponent> = {
  lower(element, cx) {
    const isFolded = element.has("collapsed");
    if (isFolded && !cx.isPrototype) cx.unseen(element.children);
    return foldingPart(
      {
        isFolded,
        style: { border: edges(1), ...filling(cx) },
        paint: { borderColor: token("line"), radius: RADIUS },
        line: { gap: 12, align: "center", padding: edgesOf(cx.dense(12), cx.dense(16)) },
        title: text(
          element.label,
          { size: 16, weight: 500, color: cx.ink },
          { tag: "h3", style: { grow: 1, basis: 0 } },
        ),
        chevron: { size: 16, color: cx.muted, place: "after", beside: onFirstLine(16, 16, cx) },
        content() {
          const preset = { gap: cx.dense(8), padding: edges(cx.dense(16)), border: { top: 1 } };
          // With a chevron at the end, both title and content start at the left edge.
          const { style, children } = layChildren(element, cx, preset, { textAlign: "left" });
          return [column(style, children, { paint: { borderColor: token("line") } })];
        },
      },
      cx,
    );
  },
};
