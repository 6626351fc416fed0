/** The accordion: a titled box that folds. */

import { column, edges, icon, row, text, token } from "../box/build.js";
import { RADIUS } from "../theme/tokens.js";
import { defineComponent } from "./define.js";
import { layChildren, sharing } from "./parts/container.js";

/** A titled box that folds. */
export const accordionComponent = defineComponent({
  name: "accordion",
  category: "container",
  docs: "A titled box that folds; put several below one another.",
  label: { twins: ["title"], docs: "Title that always shows" },
  children: { braces: "expected" },
  attributes: {},
  modifiers: { collapsed: "Draws it folded" },
  targetOf: ["toggles"],
  ownFlow: true,
  examples: [
    'accordion "How do I cancel?" { text "Under Settings, Billing." }',
    'accordion "Refunds" collapsed { text "Within 30 days." }',
  ],
  lower(element, cx) {
    const isFolded = element.has("collapsed");
    const title = row(
      { gap: 12, align: "center", padding: { top: 12, right: 16, bottom: 12, left: 16 } },
      [
        text(
          element.label,
          { size: 16, weight: 500, color: cx.ink },
          { tag: "h3", style: { grow: 1, basis: 0 } },
        ),
        icon(isFolded ? "chevron-right" : "chevron-down", 16, cx.muted),
      ],
    );
    const preset = { gap: 8, padding: edges(16), border: { top: 1 } };
    const laid = isFolded ? undefined : layChildren(element, cx, preset);
    const body = laid
      ? [column(laid.style, laid.children, { paint: { borderColor: token("line") } })]
      : [];
    return column({ border: edges(1), ...sharing(cx) }, [title, ...body], {
      paint: { borderColor: token("line"), radius: RADIUS },
    });
  },
});
