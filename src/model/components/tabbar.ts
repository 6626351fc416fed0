/** Defines and draws `tabbar`. */
import type { Value } from "../../language/ast/value.js";
import type { Box } from "../box/box.js";
import { column, icon, row, text, token } from "../box/build.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { activeAttribute, activePlace, checkActive } from "./parts/active-item.js";
import { filling } from "./parts/container.js";
import { countMark } from "./parts/count-mark.js";
import { interactionKeys, pressTag } from "./parts/interaction.js";
import { badgeKey, collectItems, isObject } from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";

export const tabbarComponent = defineComponent(() => ({
  name: "tabbar",
  category: "navigation",
  docs: "The parts of a mobile app at the bottom of the screen: an icon above a label for each.",
  foreignChildren: { tab: 'item "…"' },
  foreignWords: [
    "bottomnavigation",
    "bottomnavigationbar",
    "bottomnav",
    "bottomtabs",
    "tabbarview",
    "dock",
    "bottomnavbar",
  ],
  band: "end",
  list: {
    twins: ["items"],
    docs: "Parts: strings or objects",
    keys: {
      label: textAttribute("Text below the icon"),
      icon: iconName("Icon above the label, or alone without one"),
      active: boolean("Marks the selected part"),
      disabled: boolean("Prevents selection"),
      ...badgeKey,
      ...interactionKeys,
    },
  },
  children: { only: ["item"], items: "leaf" },
  mayBeEmpty: true,
  attributes: { active: activeAttribute },
  check: checkActive,
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: [
    'tabbar [\n  {label="Home" icon=house},\n  {label="Search" icon=search},\n  {label="Inbox" icon=mail badge=3}\n] active=0',
    'tabbar {\n  item "Map" icon=map active\n  item "List" icon=list\n  item "Profile" icon=user badge=""\n}',
  ],
  // One is for the space above it.
  cost: ({ items }) => ({ boxes: 4 + signsIn(items), isFlat: true, item: 2, child: 2, more: 2 }),
}));

/** How `tabbar` is drawn. */
export const tabbarDrawing: Drawing<typeof tabbarComponent> = {
  lower(element, cx) {
    const parts = collectItems(element, cx).filter(({ kind }) => kind === "item");
    if (parts.length === 0) return emptyLine("Tab bar", cx);
    const shown = activePlace(element.values.active, parts);
    const boxes = parts.map((content, at) => partBox(content, at === shown, cx));
    const bar = row({ height: 56, align: "stretch" }, boxes, { tag: "nav" });
    return column({ border: { top: 1 }, shrink: 0, ...filling(cx) }, [bar], {
      tag: "footer",
      paint: { borderColor: token("line") },
    });
  },
};

/** Number of boxes for the icons of all parts and the counts over them. */
function signsIn(items: readonly Value[]): number {
  let boxes = 0;
  for (const item of items) {
    if (isObject(item) && item.icon !== undefined) boxes += item.badge === undefined ? 2 : 5;
  }
  return boxes;
}

function partBox(content: ItemContent, isShown: boolean, cx: LowerContext): Box {
  const { label, icon: glyph, badge, disabled, href, behavior } = content;
  const color = isShown ? cx.ink : cx.muted;
  const pressing = { href, ...behavior };
  const sign = glyph
    ? [
        row({ position: "relative" }, [
          icon(glyph, 22, color),
          ...(badge === undefined ? [] : [countMark(badge)]),
        ]),
      ]
    : [];
  const set = { size: 11, weight: isShown ? 600 : 500, color, wrapping: "ellipsis" } as const;
  const words = label === "" ? [] : [text(label, set, { style: { maxWidth: { percent: 100 } } })];
  return column(
    {
      gap: 3,
      align: "center",
      justify: "center",
      grow: 1,
      basis: 0,
      minWidth: 0,
      padding: { left: 2, right: 2 },
    },
    [...sign, ...words],
    {
      tag: pressTag(pressing, "a"),
      name: label === "" ? glyph?.replaceAll("-", " ") : undefined,
      attributes: {
        "aria-current": isShown ? "page" : undefined,
        "aria-disabled": disabled ? "true" : undefined,
      },
      behavior: pressing,
      ...(disabled && { paint: { opacity: 0.5 } }),
    },
  );
}
