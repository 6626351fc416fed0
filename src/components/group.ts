/** The group: labeled items of a nav. */
import type { Box } from "../box/box.js";
import { column, icon, row, text } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import { namedOf } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";

/** Labeled items of a nav. */
export const groupComponent = defineComponent(() => ({
  name: "group",
  category: "navigation",
  docs: "Items of a nav under a shared label.",
  foreignWords: ["optgroup", "navgroup"],
  label: { twins: ["label"], required: true, docs: "Label above the items" },
  children: { only: ["item", "divider", "link", "button"], items: "menu" },
  parents: ["nav"],
  attributes: {
    collapsed: boolean("Drawn collapsed, with a chevron"),
    icon: iconName("Icon before the label"),
  },
  examples: [
    'nav vertical {\n  group "Workspace" { item "Projects" active item "People" }\n  group "Account" collapsed { item "Profile" }\n}',
  ],
  cost: (element) => ({ boxes: 3 + namedOf(element, "icon", "collapsed") }),
  lower({ label, values, children }, cx) {
    const isFoldable = values.collapsed !== undefined;
    const words = text(label, {
      size: 11,
      weight: 600,
      uppercase: true,
      letterSpacing: 0.5,
      color: cx.muted,
    });
    const title: Box = row(
      { gap: 6, align: "center", padding: { top: 8, right: 12, bottom: 4, left: 12 } },
      [
        ...(values.icon ? [icon(values.icon, 14, cx.muted)] : []),
        words,
        ...(isFoldable
          ? [icon(values.collapsed ? "chevron-right" : "chevron-down", 14, cx.muted)]
          : []),
      ],
    );
    const isUpright = cx.axis === "column";
    const inside = { axis: cx.axis, align: undefined, gap: isUpright ? 2 : 4 };
    const items = values.collapsed ? [] : cx.children(children, inside);
    return column(
      {
        direction: isUpright ? "column" : "row",
        gap: inside.gap,
        ...(!isUpright && { align: "center" }),
      },
      [title, ...items],
      { role: "group", name: label },
    );
  },
}));
