/** Defines and draws `tab`. */
import { column } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { layChildren } from "./parts/container.js";
import { badgeAttribute } from "./parts/count-mark.js";

export const tabComponent = defineComponent(() => ({
  name: "tab",
  category: "navigation",
  centers: true,
  docs: "One panel of `tabs`, with its label.",
  foreignWords: [
    "tabpanel",
    "tabpane",
    "tabpage",
    "tabitem",
    "tabcontent",
    "tabscontent",
    "tabstrigger",
    "tabbutton",
    "pivotitem",
  ],
  label: { twins: ["label"], required: true, docs: "Text on the tab" },
  children: { braces: "expected" },
  parents: ["tabs"],
  attributes: {
    active: boolean("Shows the panel of this tab"),
    disabled: boolean("Prevents selection"),
    icon: iconName("Icon before the label"),
    badge: badgeAttribute,
  },
  ownFlow: true,
  examples: [
    'tabs {\n  tab "Open" icon="inbox" { text "3 tickets" }\n  tab "Closed" badge=12 active { text "12 tickets" }\n  tab "Spam" disabled { }\n}',
  ],
  cost: (element) => ({ boxes: element.mentions("badge") ? 5 : 1 }),
}));

/** How `tab` is drawn. */
export const tabDrawing: Drawing<typeof tabComponent> = {
  lower(element, cx) {
    const { style, children } = layChildren(element, cx, { gap: cx.dense(16) });
    return column(style, children);
  },
};
