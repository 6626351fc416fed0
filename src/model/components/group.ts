/** Defines and draws `group`. */

import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../box/box.js";
import { column, icon, row, text, token } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { namedOf } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { sameForm } from "./parts/same-form.js";
import { captionedTools, toolColumn } from "./parts/tool-caption.js";

export const groupComponent = defineComponent(() => ({
  name: "group",
  category: "navigation",
  docs: "Items of a nav under a shared label, or tools of a toolbar that belong together.",
  foreignForms: {
    ...sameForm("accordionmenu menugroup navsection", 'nav vertical { group "…" { item "…" } }'),
  },
  foreignWords: ["navgroup"],
  label: { twins: ["label"], required: true, docs: "Label above the items" },
  children: { only: ["item", "divider", "link", "button"], items: "menu" },
  parents: ["nav", "toolbar"],
  within: {
    toolbar: { label: { twins: ["label"], docs: "Label below the tools" }, children: {} },
  },
  attributes: {
    collapsed: boolean("Draws it collapsed, with a chevron", { onlyIn: ["nav"] }),
    icon: iconName("Icon before the label"),
  },
  examples: [
    'nav vertical {\n  group "Workspace" { item "Projects" active item "People" }\n  group "Account" collapsed { item "Profile" }\n}',
    'toolbar { group { button icon=bold ghost button icon=italic ghost } group { button "Share" } }',
  ],
  cost: (element) => ({ boxes: 4 + namedOf(element, "icon", "collapsed") }),
}));

/** How `group` is drawn. */
export const groupDrawing: Drawing<typeof groupComponent> = {
  lower({ label, values, children }, cx) {
    if (!cx.item) return toolGroup(label, values.icon, children, cx);
    const isFoldable = values.collapsed !== undefined;
    const words = text(label, {
      size: 11,
      weight: 600,
      uppercase: true,
      letterSpacing: 0.5,
      color: cx.muted,
    });
    // A group is nearer to its own items than to those above it.
    const isNext = cx.axis === "column" && cx.before !== undefined && cx.before.line !== true;
    const title: Box = row(
      {
        gap: 6,
        align: "center",
        padding: { top: isNext ? 16 : 8, right: 12, bottom: 4, left: 12 },
      },
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
};

/** Tools side by side, with a divider before them if they follow another group. */
function toolGroup(
  label: string,
  glyph: string | undefined,
  children: readonly AstNode[],
  cx: LowerContext,
): Box {
  const tools = cx.children(children, { axis: "row", align: "center", gap: 2 });
  const words = [
    ...(glyph ? [icon(glyph, 12, cx.muted)] : []),
    ...(label === "" ? [] : [text(label, { size: 11, color: cx.muted, wrapping: "nowrap" })]),
  ];
  const isNext = cx.before?.name === "group";
  return toolColumn(
    isNext ? { border: { left: 1 }, padding: { left: 8 }, margin: { left: 4 } } : {},
    captionedTools(tools, words),
    { role: "group", name: label || undefined, paint: { borderColor: token("line") } },
  );
}
