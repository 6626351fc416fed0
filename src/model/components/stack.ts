/** Defines and draws `stack`. */
import { column } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { layChildren } from "./parts/container.js";
import { pulledOut } from "./parts/pulled-out.js";
import { sameForm } from "./parts/same-form.js";
import { sidesOfColumn } from "./parts/sideways.js";

export const stackComponent = defineComponent(() => ({
  name: "stack",
  wraps: true,
  groups: true,
  category: "layout",
  structural: true,
  centers: true,
  docs: "Elements one below the other, at their natural size.",
  bareNumber: "gap",
  foreignAttributes: sidesOfColumn,
  foreignForms: {
    "-group": "stack { … }",
    ...sameForm("-content -body -inner -area -region", "stack { … }"),
    aspectratio: 'stack ratio="16:9" { … }',
    scroll: "stack scroll h=240 { … }",
    scrollbar: "stack scroll h=240 { … }",
    swatch: 'stack w=32 h=32 bg="#3366ff" { }',
    fixed: "leave it out, and put its content in the header or footer",
    affix: "leave it out, and put its content in the header or footer",
  },
  foreignWords: [
    "div",
    "box",
    "container",
    "wrapper",
    "block",
    "viewgroup",
    "autolayout",
    "center",
    "scrollview",
    "scrollarea",
    "region",
    "fragment",
    "portal",
    "hgroup",
    "griditem",
    "gridcell",
    "flexitem",
    "pane",
    "zone",
    "holder",
  ],
  children: { braces: "required" },
  attributes: {},
  ownFlow: true,
  examples: [
    'stack gap=2 {\n  title "Ada Lovelace" level=4\n  text "Analyst" muted\n}',
    'stack gap=4 p=6 border { checkbox "Daily digest" checkbox "Weekly report" checked }',
  ],
  cost: { boxes: 1 },
}));

/** How `stack` is drawn. */
export const stackDrawing: Drawing<typeof stackComponent> = {
  lower(element, cx) {
    const { style, children } = layChildren(element, cx, {});
    return column(style, pulledOut(element.node, style, children, cx));
  },
};
