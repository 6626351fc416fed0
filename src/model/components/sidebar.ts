/** Defines and draws `sidebar`. */
import { column, edges, token } from "../box/build.js";
import { choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { layChildren } from "./parts/container.js";
import { pulledOut } from "./parts/pulled-out.js";
import { sameForm } from "./parts/same-form.js";
import { sidesOfColumn } from "./parts/sideways.js";

export const sidebarComponent = defineComponent(() => ({
  name: "sidebar",
  category: "layout",
  structural: true,
  centers: true,
  docs: "A column at the side of a page, with a line next to the main area.",
  foreignAttributes: sidesOfColumn,
  foreignForms: { ...sameForm("rightpanel rightsidebar rightnav", "sidebar position=right { … }") },
  foreignWords: [
    "aside",
    "sidenav",
    "sider",
    "navigationrail",
    "navigationdrawer",
    "sidepanel",
    "leftpanel",
    "leftnav",
    "leftrail",
    "rail",
    "sidebarnav",
    "leftsidebar",
  ],
  band: "side",
  children: { braces: "required" },
  attributes: { position: choice(["left", "right"], "Side of the page", { default: "left" }) },
  ownFlow: true,
  examples: [
    'row {\n  sidebar { nav ["Overview", "Reports"] active=0 vertical }\n  main { title "Overview" }\n}',
    'row {\n  main { text "Draft" }\n  sidebar position=right { section "Details" { text "3 pages" } }\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `sidebar` is drawn. */
export const sidebarDrawing: Drawing<typeof sidebarComponent> = {
  narrow: "opens",
  lower(element, cx) {
    const isRight = element.values.position === "right";
    const { style, children } = layChildren(
      element,
      cx,
      {
        gap: cx.dense(16),
        width: 224,
        shrink: 0,
        padding: edges(cx.dense(16)),
        border: isRight ? { left: 1 } : { right: 1 },
        ...(isRight && { order: 1 }),
      },
      { place: "side" },
    );
    return column(style, pulledOut(element.node, style, children, cx), {
      tag: "aside",
      paint: { borderColor: token("line") },
      // Its default width is only a minimum; a given width is exact.
      ...(element.node.attributes?.w === undefined && { growsTo: 280 }),
    });
  },
};
