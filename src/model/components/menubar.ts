/** Defines and draws `menubar`. */
import { RADIUS } from "../../base/theme/tokens.js";
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../box/build.js";
import { hung } from "../box/hung.js";
import type { Color } from "../box/style.js";
import { list as entries } from "../define/attributes.js";
import type { Drawing, ItemContent } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { checkOpen, isActive, openAttribute } from "./parts/active-item.js";
import { greekBar } from "./parts/greek.js";
import { pressTag } from "./parts/interaction.js";
import { collectItems, itemKeys, shortcutKey } from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";
import { menubarCost } from "./parts/menubar-cost.js";
import { paperInk } from "./parts/palette.js";

/** Height in px of the bar and of a line of a menu. */
const barHeight = 32;
const lineHeight = 29.5;
/** Height in px of a divider between items, with its margins. */
const dividerHeight = 17;
/** Size in px of an icon in a menu. */
const side = 15;

export const menubarComponent = defineComponent(() => ({
  name: "menubar",
  category: "navigation",
  docs: "The menus of a desktop app, side by side; one of them may be open.",
  foreignWords: ["menustrip", "mainmenu", "applicationmenu", "appmenu"],
  band: "bar",
  list: {
    twins: ["items"],
    docs: 'Menus: strings or objects, the entries of each in `items`; "---" draws a line',
    keys: { ...itemKeys, ...shortcutKey, items: entries("Entries of the menu") },
  },
  children: { only: ["item"], items: "menu" },
  mayBeEmpty: true,
  attributes: { open: openAttribute },
  check: checkOpen,
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: [
    'menubar [\n  {label="File" items=[{label="Open" shortcut="⌘O"}, {label="Save" shortcut="⌘S"}, "---", "Close"]},\n  {label="Edit" items=["Undo"]},\n  "View"\n] open=0',
    'menubar {\n  item "File" { item "New" shortcut="Ctrl+N" divider item "Quit" }\n  item "Help"\n}',
  ],
  cost: menubarCost,
}));

/** How `menubar` is drawn. */
export const menubarDrawing: Drawing<typeof menubarComponent> = {
  lower(element, cx) {
    const menus = collectItems(element, cx).filter(({ kind }) => kind === "item");
    if (menus.length === 0) return emptyLine("Menu bar", cx);
    const { open } = element.values;
    const shown =
      open === undefined ? -1 : menus.findIndex(({ label }, at) => isActive(open, label, at));
    let lowest = 0;
    const boxes = menus.map((menu, at) => {
      const state = at === shown ? "open" : "closed";
      if (menu.childCount === 0 || (at !== shown && !cx.isPrototype)) {
        return title(menu, state, cx.ink);
      }
      const panel = menuPanel(menu);
      if (at !== shown) {
        const id = cx.id(`${menu.label} menu`);
        const closed: Box = {
          ...panel.box,
          attributes: { id },
          behavior: { popover: "place" },
        };
        return column({ shrink: 0 }, [title(menu, { opens: id }, cx.ink), closed]);
      }
      lowest = panel.height;
      const below = hung(panel.box, { side: "bottom", along: "start", distance: 2 });
      return column({ position: "relative", shrink: 0 }, [title(menu, state, cx.ink), below]);
    });
    // If nothing follows, the board is made high enough for the open menu.
    const room = cx.isLast && lowest > 0 ? { minHeight: barHeight + lowest } : {};
    const style = { height: barHeight, align: "center", padding: edgesOf(0, 8) } as const;
    const bar = row({ ...style, border: { bottom: 1 }, shrink: 0 }, boxes, {
      role: "menubar",
      paint: { borderColor: token("line") },
    });
    return column({ shrink: 0, ...room }, [bar]);
  },
};

/** @param state whether its menu is open, or the id of the menu that it opens */
function title(menu: ItemContent, state: "open" | "closed" | { opens: string }, ink: Color): Box {
  const { label, icon: glyph, shortcut, disabled, href, behavior } = menu;
  const pressing = {
    href,
    ...behavior,
    ...(typeof state === "object" && { opens: { id: state.opens } }),
  };
  const hasMenu = menu.childCount > 0;
  const isOpen = state === "open";
  const color = isOpen ? paperInk.ink : ink;
  return row(
    { gap: 6, align: "center", height: 26, padding: edgesOf(0, 10), shrink: 0 },
    [
      ...(glyph ? [icon(glyph, 14, color)] : []),
      ...(label === "" ? [] : [text(label, { size: 13, color, wrapping: "nowrap" })]),
      ...(shortcut ? [text(shortcut, { size: 12, color, wrapping: "nowrap" })] : []),
    ],
    {
      tag: pressTag(pressing, "button"),
      role: "menuitem",
      name: label === "" ? glyph?.replaceAll("-", " ") : undefined,
      attributes: {
        "aria-haspopup": hasMenu ? "menu" : undefined,
        "aria-expanded": hasMenu ? String(isOpen) : undefined,
        "aria-disabled": disabled ? "true" : undefined,
      },
      behavior: pressing,
      paint: {
        radius: 4,
        ...(isOpen && { background: token("fillStrong") }),
        ...(disabled && { opacity: 0.5 }),
      },
    },
  );
}

/** A menu, and the distance in px from its upper edge to the lower edge of its lowest submenu. */
function menuPanel(menu: ItemContent): { box: Box; height: number } {
  let top = 6;
  let lowest = 0;
  const item = (content: ItemContent): Box => {
    if (content.kind === "divider") {
      top += dividerHeight;
      return column({ height: 1, shrink: 0, margin: { top: 8, bottom: 8 } }, [], {
        tag: "hr",
        paint: { background: token("line") },
      });
    }
    const line = menuLine(content, menu.holdsIcons === true);
    const at = top;
    top += lineHeight;
    if (content.active !== true || content.childCount === 0) return line;
    const sub = menuPanel(content);
    lowest = Math.max(lowest, at + sub.height);
    return column({ position: "relative" }, [
      line,
      hung(sub.box, { side: "right", along: "start", distance: 0 }),
    ]);
  };
  const inside = { axis: "column", align: undefined, gap: 0, item, ...paperInk } as const;
  const boxes = menu.children(inside);
  const box = column({ padding: edgesOf(6, 0), border: edges(1), minWidth: 200 }, boxes, {
    role: "menu",
    ...(menu.label !== "" && { name: menu.label }),
    ground: token("floating"),
    paint: {
      background: token("floating"),
      borderColor: token("line"),
      radius: RADIUS,
      shadow: "md",
    },
  });
  return { box, height: Math.max(top + 8, lowest) };
}

/** @param hasIcons whether any line of the menu has an icon, so that all reserve space for one */
function menuLine(content: ItemContent, hasIcons: boolean): Box {
  const { label, icon: glyph, shortcut, danger, disabled, active, href, behavior } = content;
  const color = token(danger ? "dangerText" : "ink");
  const muted = token("inkMuted");
  const pressing = { href, ...behavior };
  return row(
    { gap: 10, align: "center", padding: edgesOf(5, 14) },
    [
      ...(glyph ? [icon(glyph, side, color)] : hasIcons ? [row({ width: side }, [])] : []),
      content.kind === "more"
        ? row({ height: 19.5, align: "center" }, [greekBar(64)])
        : text(label, { size: 13, color, wrapping: "nowrap" }, { style: { grow: 1 } }),
      ...(shortcut
        ? [
            text(
              shortcut,
              { size: 12, color: muted, wrapping: "nowrap" },
              { style: { margin: { left: 16 } } },
            ),
          ]
        : []),
      ...(content.childCount > 0 ? [icon("chevron-right", 14, muted)] : []),
    ],
    {
      tag: pressTag(pressing, "div"),
      ...(content.kind === "more" ? { decorative: true } : { role: "menuitem" }),
      attributes: { "aria-disabled": disabled ? "true" : undefined },
      behavior: pressing,
      paint: {
        ...(active && { background: token("fillStrong") }),
        ...(disabled && { opacity: 0.5 }),
      },
    },
  );
}
