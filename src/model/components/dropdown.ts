/** Defines and draws `dropdown`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, token } from "../box/build.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { hugging } from "./parts/container.js";
import { drawItems, itemKeys } from "./parts/items.js";
import { emptyLine, type MenuForm, menuItem } from "./parts/menu-items.js";
import { paperInk } from "./parts/palette.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

export const dropdownComponent = defineComponent(() => ({
  name: "dropdown",
  category: "overlay",
  inLine: "control",
  docs: "An open menu of actions.",
  foreignAttributes: {
    options: 'write select "…" ["…", "…"]: a dropdown is a menu of actions',
  },
  foreignWords: [
    "dropdownmenu",
    "contextmenu",
    "popupmenu",
    "overflowmenu",
    "usermenu",
    "accountmenu",
    "profilemenu",
    "actionmenu",
    "actionsmenu",
    "moremenu",
    "kebab",
    "kebabmenu",
    "overflow",
    "rightclickmenu",
    "dropdowncontent",
    "dropdownmenucontent",
    "dropmenu",
  ],
  list: { twins: ["items"], docs: 'Items: strings or objects; "---" draws a line', keys: itemKeys },
  children: { only: ["item", "divider"], items: "leaf" },
  mayBeEmpty: true,
  attributes: {},
  modifiers: { inline: "Placed in the flow instead of over the content that follows" },
  targetOf: ["opens", "toggles"],
  ownFlow: true,
  examples: [
    'dropdown ["Edit", "Duplicate", "---", {label="Delete" icon="trash-2" danger}]',
    'dropdown {\n  item "Profile" icon="user"\n  divider\n  item "Sign out" disabled\n}',
  ],
  layer: (element) => (element.has("inline") ? undefined : { at: "place" }),
  cost: { boxes: 2, item: 5, more: 3, output: shadowBytes.md },
}));

/** How `dropdown` is drawn. */
export const dropdownDrawing: Drawing<typeof dropdownComponent> = {
  lower(element, cx) {
    const form: MenuForm = {
      padding: { top: 8, right: 16, bottom: 8, left: 16 },
      isUpright: true,
      tag: "div",
      role: "menuitem",
    };
    const item = (content: ItemContent, itemCx: LowerContext): Box =>
      menuItem(content, form, itemCx);
    const inks = cx.painted ? {} : paperInk;
    const inside = { axis: "column", align: undefined, gap: 0, item, ...inks } as const;
    const boxes = drawItems(element.items, element.children, inside, cx);
    if (boxes.length === 0) return emptyLine("Dropdown", cx);
    const style = { padding: edgesOf(6, 0), border: edges(1), minWidth: 160, ...hugging(cx) };
    return column({ ...style, ...element.flow }, boxes, {
      role: "menu",
      paint: {
        background: token("floating"),
        borderColor: token("line"),
        radius: RADIUS,
        shadow: "md",
      },
    });
  },
};
