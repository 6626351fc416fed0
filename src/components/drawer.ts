/** The drawer: a panel that slides in from an edge of the page. */
import type { Style } from "../box/style.js";
import { choice } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { overlayPanel } from "./parts/overlay-panel.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

/** A panel at an edge. */
export const drawerComponent = defineComponent(() => ({
  name: "drawer",
  category: "overlay",
  centers: true,
  docs: "A panel that slides in from an edge of the page.",
  foreignWords: ["sheet", "offcanvas", "bottomsheet", "actionsheet", "slideover", "sidesheet"],
  label: { twins: ["title"], docs: "Title of the panel" },
  children: { braces: "expected" },
  attributes: {
    position: choice(["left", "right", "top", "bottom"], "Edge of the page to slide in from", {
      default: "left",
    }),
  },
  modifiers: { open: "Drawn on the page itself instead of on a copy" },
  targetOf: ["opens", "toggles"],
  ownFlow: true,
  examples: ['drawer "Filters" right id=filters {\n  checkbox "In stock"\n  checkbox "On sale"\n}'],
  layer: (element) => ({
    at: "front",
    side: element.values.position ?? "left",
    isOpen: element.has("open"),
  }),
  cost: { boxes: 5, output: shadowBytes.xl },
  lower(element, cx) {
    const side = element.values.position ?? "left";
    const isUpright = side === "left" || side === "right";
    const size: Style = isUpright
      ? { width: 280, maxWidth: { percent: 100 }, shrink: 0 }
      : { shrink: 0 };
    return overlayPanel(element, cx, { ...size, border: { [innerEdges[side]]: 1 } }, 0);
  },
}));

/** The edge of the panel that is towards the middle of the board. */
const innerEdges = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
