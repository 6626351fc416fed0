/** The drawer: a panel that comes in from an edge of the page. */
import { choice } from "./attributes.js";
import { defineComponent } from "./define.js";
import { undrawn } from "./parts/undrawn.js";

/** A panel at an edge. */
export const drawerComponent = defineComponent({
  name: "drawer",
  category: "overlay",
  docs: "A panel that comes in from an edge of the page.",
  label: { twins: ["title"], docs: "Title of the panel" },
  children: { braces: "expected" },
  attributes: {
    position: choice(["left", "right", "top", "bottom"], "Edge of the page", { default: "left" }),
  },
  modifiers: { open: "Drawn on its page instead of on a copy of it" },
  targetOf: ["opens", "toggles"],
  ownFlow: true,
  examples: ['drawer "Filters" right id=filters {\n  checkbox "In stock"\n  checkbox "On sale"\n}'],
  lower: ({ node }, cx) => undrawn(node, cx),
});
