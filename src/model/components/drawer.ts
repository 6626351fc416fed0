/** Defines and draws `drawer`. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../box/box.js";
import { column, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { overlayPanel } from "./parts/overlay-panel.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

export const drawerComponent = defineComponent(() => ({
  name: "drawer",
  category: "overlay",
  centers: true,
  docs: "A panel that slides in from an edge of the page; at the bottom it has a grabber.",
  aliases: { sheet: { docs: "A drawer at the bottom unless a side is given", apply: setBottom } },
  foreignWords: ["offcanvas", "slideover", "sidesheet"],
  foreignForms: { bottomsheet: 'sheet "…" { … }', actionsheet: 'sheet "…" { … }' },
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
  examples: [
    'drawer "Filters" id=filters right {\n  checkbox "In stock"\n  checkbox "On sale"\n}',
    'sheet "Share" {\n  button "Copy the link" icon=link fullWidth\n  button "Send by mail" icon=mail fullWidth\n}',
  ],
  layer: (element) => ({
    at: "front",
    side: element.values.position ?? "left",
    isOpen: element.has("open"),
  }),
  cost: { boxes: 7, output: shadowBytes.xl },
}));

/** How `drawer` is drawn. */
export const drawerDrawing: Drawing<typeof drawerComponent> = {
  lower(element, cx) {
    const side = element.values.position ?? "left";
    const isUpright = side === "left" || side === "right";
    const size: Style = isUpright
      ? { width: 280, maxWidth: { percent: 100 }, shrink: 0 }
      : { shrink: 0 };
    const panel = overlayPanel(
      element,
      cx,
      { ...size, border: { [innerEdges[side]]: 1 } },
      side === "bottom" ? sheetRadius : 0,
    );
    if (side !== "bottom") return panel;
    const padding = { ...panel.style.padding, top: 8 };
    return {
      ...panel,
      style: { ...panel.style, padding },
      paint: { ...panel.paint, flatBelow: true },
      children: [grabber(), ...panel.children],
    };
  },
};

/** Radius in px of the upper corners of a sheet at the bottom. */
const sheetRadius = 16;

/** The handle of a sheet at the bottom. */
function grabber(): Box {
  const bar = column({ width: 36, height: 4, shrink: 0 }, [], {
    paint: { background: token("lineStrong"), radius: "pill" },
  });
  return column({ align: "center", shrink: 0 }, [bar], { decorative: true });
}

function setBottom(node: AstNode): void {
  const { attributes, modifiers = [] } = node;
  if (attributes?.position !== undefined || modifiers.some((word) => word in innerEdges)) return;
  node.attributes = { ...attributes, position: "bottom" };
}

/** The edge of the panel that faces the middle of the board. */
const innerEdges = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
