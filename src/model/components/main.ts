/** Defines and draws `main`. */
import { column, edges } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { layChildren, sharing } from "./parts/container.js";
import { pulledOut } from "./parts/pulled-out.js";
import { sidesOfColumn } from "./parts/sideways.js";

export const mainComponent = defineComponent(() => ({
  name: "main",
  category: "layout",
  structural: true,
  centers: true,
  docs: "The main area of a page; it fills the remaining space.",
  foreignAttributes: sidesOfColumn,
  foreignWords: ["content", "article", "scaffoldbody", "pagecontent", "maincontent", "pagebody"],
  band: "body",
  children: { braces: "required" },
  attributes: { scroll: boolean("Clips its content and shows a scroll bar") },
  ownFlow: true,
  examples: [
    'main {\n  title "Orders"\n  table [\n    ["No.",  "Total"],\n    ["1042", "$ 88.00"]\n  ]\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `main` is drawn. */
export const mainDrawing: Drawing<typeof mainComponent> = {
  lower(element, cx) {
    const preset = {
      gap: cx.dense(16),
      padding: edges(cx.dense(16)),
      grow: 1,
      ...sharing(cx),
    };
    const { style, children } = layChildren(element, cx, preset, { place: undefined });
    return column(style, pulledOut(element.node, style, children, cx), { tag: "main" });
  },
};
