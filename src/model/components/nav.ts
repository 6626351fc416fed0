/** Defines and draws `nav`. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../box/box.js";
import { column, edgesOf } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { activeAttribute, checkActive, isActive } from "./parts/active-item.js";
import { around } from "./parts/container.js";
import { badgeKey, boxesOfBadges, drawItems, itemKeys } from "./parts/items.js";
import { emptyLine, type MenuForm, menuItem } from "./parts/menu-items.js";
import { sameForm } from "./parts/same-form.js";

export const navComponent = defineComponent(() => ({
  name: "nav",
  category: "navigation",
  oneLine: true,
  docs: "Links to the parts of the product, side by side or `vertical`.",
  foreignForms: { ...sameForm("toc tableofcontents verticaltabs", 'nav ["…", "…"] vertical') },
  foreignWords: [
    "navigation",
    "navlist",
    "navigationmenu",
    "sidemenu",
    "linkbar",
    "navmenu",
    "navlinks",
    "links",
    "linkgroup",
    "linklist",
    "sidenavigation",
    "footernav",
  ],
  list: { twins: ["items"], docs: "Items: strings or objects", keys: { ...itemKeys, ...badgeKey } },
  children: { items: "menu" },
  mayBeEmpty: true,
  aliases: { menu: { docs: "The same as `nav vertical`", apply: setVertical } },
  attributes: {
    vertical: boolean("Stacks the items; the default in a sidebar"),
    active: activeAttribute,
  },
  check: checkActive,
  ownFlow: true,
  examples: [
    'nav ["Home", "Projects", "Team"] active=1',
    'nav vertical {\n  item "Inbox" icon="inbox" active\n  group "Labels" { item "Work" item "Family" }\n  divider\n  item "Settings" icon="settings"\n}',
    'nav { link "Docs" href="/docs" link "Blog" href="/blog" button "Sign in" sm }',
  ],
  cost: ({ items }) => ({ boxes: 2 + boxesOfBadges(items), item: 5, more: 3 }),
}));

/** How `nav` is drawn. */
export const navDrawing: Drawing<typeof navComponent> = {
  narrow: "opens",
  lower(element, cx) {
    const isUpright = element.values.vertical ?? cx.place === "side";
    const style: Style = {
      direction: isUpright ? "column" : "row",
      gap: isUpright ? 2 : 4,
      ...(!isUpright && { align: "center" }),
      ...element.flow,
    };
    const form: MenuForm = { padding: edgesOf(cx.dense(8), cx.dense(12)), isUpright, tag: "a" };
    let at = 0;
    const item = (content: ItemContent, itemCx: LowerContext): Box => {
      const isChosen =
        content.kind === "item" && isActive(element.values.active, content.label, at++);
      return menuItem(isChosen ? { ...content, active: true } : content, form, itemCx);
    };
    const inside = { ...around(style), item };
    const boxes = drawItems(element.items, element.children, inside, cx);
    if (boxes.length === 0) return emptyLine("Nav", cx);
    return column(style, boxes, { tag: "nav" });
  },
};

function setVertical(node: AstNode): void {
  node.modifiers = ["vertical", ...(node.modifiers ?? []).filter((word) => word !== "vertical")];
}
