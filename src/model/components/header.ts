/** Defines and draws `header`. */
import { row, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { aroundMiddle } from "./parts/around-middle.js";
import { layChildren } from "./parts/container.js";
import { pulledOut } from "./parts/pulled-out.js";

export const headerComponent = defineComponent(() => ({
  name: "header",
  category: "layout",
  structural: true,
  centers: true,
  docs: "The bar at the top of a page; its children are side by side.",
  foreignWords: ["topbar", "titlebar", "navigationbar"],
  band: "bar",
  children: { braces: "required" },
  aliases: { navbar: { docs: "The same as `header`" } },
  attributes: {},
  ownFlow: true,
  examples: [
    'header justify=between {\n  logo "Acme"\n  nav ["Orders", "Customers"] active=0\n  avatar "Ada Lovelace"\n}',
    'header border=false { title "Inbox" level=4 }',
  ],
  cost: { boxes: 3 },
}));

/** How `header` is drawn. */
export const headerDrawing: Drawing<typeof headerComponent> = {
  narrow: "leads",
  lower(element, cx) {
    // A row that the header itself does not distribute takes the remaining space.
    const isFilled = element.children.length === 1 || element.flow.justify === undefined;
    const { style, children } = layChildren(
      element,
      cx,
      {
        direction: "row",
        align: "center",
        gap: cx.dense(16),
        minHeight: Math.round(cx.dense(56)),
        shrink: 0,
        // Room for a label above a field, which is higher than the bar.
        padding: { top: cx.dense(5), right: 16, bottom: cx.dense(5), left: 16 },
        border: { bottom: 1 },
      },
      { place: "bar", ...(isFilled && { spread: "fill" as const }) },
    );
    const pulled = pulledOut(element.node, style, children, cx);
    const parts = style.justify === "between" ? aroundMiddle(pulled, cx.board.width) : pulled;
    return row(style, parts, { tag: "header", paint: { borderColor: token("line") } });
  },
};
