/** Defines and draws `breadcrumb`. */
import type { Box } from "../box/box.js";
import { icon, row, text } from "../box/build.js";
import type { Drawing, ItemContent } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { greekBar } from "./parts/greek.js";
import { pressTag } from "./parts/interaction.js";
import { collectItems, itemKeys } from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";
import { wrappingOf } from "./parts/snug.js";

export const breadcrumbComponent = defineComponent(() => ({
  name: "breadcrumb",
  category: "navigation",
  inLine: "control",
  docs: "The path to the current page, which is its last part.",
  foreignWords: ["breadcrumbs", "crumbs"],
  list: { twins: ["items"], docs: "Parts of the path: strings or objects", keys: itemKeys },
  children: { only: ["item", "link"], items: "leaf" },
  keepsModifiers: true,
  mayBeEmpty: true,
  attributes: {},
  ownFlow: true,
  examples: [
    'breadcrumb ["Home", "Orders", "No. 1042"]',
    'breadcrumb [{label="Docs" href="/docs"}, "Reference"]',
  ],
  cost: { boxes: 2, isFlat: true, item: 5, more: 2 },
}));

/** px that a path keeps in a full row. */
const leastInRow = 96;

/** How `breadcrumb` is drawn. */
export const breadcrumbDrawing: Drawing<typeof breadcrumbComponent> = {
  lower(element, cx) {
    const contents = collectItems(element, cx);
    if (contents.length === 0) return emptyLine("Breadcrumb", cx);
    const boxes = contents.map((content, at) => {
      if (at === contents.length - 1) return part(content, true);
      // On several lines, a chevron stays with what is before it, as a sign that the path goes on.
      const chevron = icon("chevron-right", 14, cx.muted);
      return row({ gap: 8, align: "center", minWidth: 0 }, [part(content, false), chevron]);
    });
    // In a full row, long entries are cut before a neighbor is pushed off the board.
    const least = cx.axis === "row" ? { minWidth: leastInRow } : {};
    const style = { gap: 8, align: "center", wrap: true, ...least, ...element.flow } as const;
    return row(style, boxes, { tag: "nav", name: "Breadcrumb" });

    function part(content: ItemContent, isLast: boolean): Box {
      if (content.kind === "more") return greekBar(48);
      const color = isLast ? cx.muted : cx.ink;
      const words = text(content.label, { size: 14, color, wrapping: wrappingOf(content.label) });
      const lead = content.icon ? [icon(content.icon, 14, color)] : [];
      // An entry that is longer than a line is truncated.
      return row({ gap: 6, align: "center", minWidth: 0 }, [...lead, words], {
        ...(isLast ? {} : { tag: pressTag({ href: content.href, ...content.behavior }, "a") }),
        attributes: {
          "aria-current": isLast ? "page" : undefined,
          "aria-disabled": content.disabled ? "true" : undefined,
        },
        behavior: { href: isLast ? undefined : content.href, ...content.behavior },
        ...(content.disabled && { paint: { opacity: 0.5 } }),
      });
    }
  },
};
