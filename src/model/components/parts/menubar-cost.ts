/** Computes the cost of a menu bar: its titles, the lines of its menus, and open submenus. */
import type { Value } from "../../../language/ast/value.js";
import type { CostSubject, OwnCost } from "../../define/cost.js";
import { isDivider, isObject } from "./items.js";
import { shadowBytes } from "./shadow-bytes.js";

/** An item of a menu, however it is written. */
interface Entry {
  /** Boxes of its line without an icon. */
  line: number;
  hasIcon: boolean;
  isActive: boolean;
  entries: readonly Entry[];
}

/** The cost of drawing a menu bar, including the items in its block. */
export function menubarCost({ items, parts }: CostSubject): OwnCost {
  let boxes = 4;
  let panels = 0;
  const count = (entries: readonly Entry[]): void => {
    panels++;
    boxes++;
    const hasIcons = entries.some(({ hasIcon }) => hasIcon);
    for (const entry of entries) {
      boxes += entry.line;
      if (hasIcons) boxes++;
      if (entry.entries.length === 0) continue;
      boxes++;
      if (!entry.isActive) continue;
      boxes++;
      count(entry.entries);
    }
  };
  for (const title of [...items.map(entryOfValue), ...parts.map(entryOfPart)]) {
    // A title takes one box less than a line, and one more for its icon.
    boxes += title.line;
    if (title.entries.length > 0) count(title.entries);
  }
  return { boxes, output: panels * shadowBytes.md, coversBlock: "item" };
}

function entryOfPart(part: CostSubject): Entry {
  return {
    line: part.mentions("shortcut") ? 5 : 4,
    hasIcon: part.mentions("icon"),
    isActive: part.has("active"),
    entries: part.parts.map(entryOfPart),
  };
}

function entryOfValue(value: Value): Entry {
  const { icon, shortcut, active, items } = isObject(value) ? value : {};
  return {
    line: isDivider(value) ? 1 : shortcut === undefined ? 4 : 5,
    hasIcon: icon !== undefined,
    isActive: active !== undefined,
    entries: Array.isArray(items) ? items.map(entryOfValue) : [],
  };
}
