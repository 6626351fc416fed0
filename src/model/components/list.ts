/** Defines and draws `list`. */
import type { Value } from "../../language/ast/value.js";
import { isPressable } from "../box/behavior.js";
import type { Box } from "../box/box.js";
import { column, edgesOf, icon, row, text, token } from "../box/build.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext, Surroundings } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { isActiveNode, isActiveValue } from "./parts/active-row.js";
import { checkMarks } from "./parts/check-marks.js";
import { countPill } from "./parts/count-mark.js";
import { greekBar, greekWidths } from "./parts/greek.js";
import { pressTag } from "./parts/interaction.js";
import {
  badgeKey,
  boxesOfBadges,
  drawItems,
  isObject,
  itemKeys,
  rowKeys,
  writtenLabel,
} from "./parts/items.js";
import { boxesOfRows, isRowNode, isRowValue } from "./parts/list-row-cost.js";
import { rowsOfLevel } from "./parts/list-rows.js";
import { boxesOfMarks, markedText } from "./parts/marked-text.js";
import { emptyLine } from "./parts/menu-items.js";
import { flushSide, pagesCost, paginationAttribute, withPages } from "./parts/page-bar.js";
import { sameForm } from "./parts/same-form.js";

export const listComponent = defineComponent(() => ({
  name: "list",
  atEdges: true,
  category: "data",
  docs: "Entries one below the other; items inside an item are indented.",
  foreignAttributes: sameForm(
    "checks checkbox checkboxes checklist checkable todo",
    'write list { item "…" checked=false }',
  ),
  foreignWords: ["ul", "ol", "listview", "listgroup", "recyclerview", "foreach"],
  foreignForms: {
    ...sameForm("checklist todolist tasklist todo", 'list { item "…" checked=false }'),
    ...sameForm(
      "notifications notificationlist comments reviews contacts",
      'list { item "…" hint="…" }',
    ),
    cart: 'list { item "…" value="…" }',
    bullets: 'list ["…", "…"]',
    scrolllist: 'list ["…", "…"]',
    listtile: 'list { item "…" hint="…" }',
  },
  list: {
    twins: ["items"],
    marks: true,
    docs: "Entries: strings or objects",
    keys: {
      ...itemKeys,
      ...badgeKey,
      ...rowKeys,
      content: textAttribute("Text of the item, the same as `label`"),
    },
  },
  children: { only: ["item"], items: "entry" },
  mayBeEmpty: true,
  attributes: {
    ordered: boolean("Shows numbers instead of bullets"),
    none: boolean("Removes bullets and numbers"),
    pagination: paginationAttribute,
  },
  ownFlow: true,
  check: checkMarks,
  examples: [
    'list ["Milk", "Bread", "Coffee"]',
    'list ordered { item "Plan" item "Build" { item "Draw" item "Check" } }',
    'list [{label="Reports" icon="file-text"}, {label="Archive" icon="archive"}] none\nlist {\n  item "Rex" hint="Labrador, 4 years" value="9:40" badge=3 avatar="Rex" chevron\n  item "Notifications" icon=bell switch\n  item "Buy food" checked=false\n}',
  ],
  cost: (element) => ({
    boxes:
      2 +
      marksIn(element.items) +
      boxesOfBadges(element.items) +
      boxesOfRows(element.items) +
      pagesCost(element),
    item: 5,
    more: 10,
  }),
}));

/** How `list` is drawn. */
export const listDrawing: Drawing<typeof listComponent> = {
  lower(element, cx) {
    const { values, flow } = element;
    const isOfRows = element.items.some(isRowValue) || element.children.some(isRowNode);
    const kind = values.none ? "none" : values.ordered ? "ordered" : "plain";
    const gap = flow.gap ?? (isOfRows ? 0 : cx.dense(8));
    const hasGround = element.items.some(isActiveValue) || element.children.some(isActiveNode);
    const side = cx.flush ? flushSide : hasGround ? 12 : 0;
    const inside = isOfRows ? rowsOfLevel(side) : levelOf(kind, gap);
    const boxes = drawItems(element.items, element.children, inside, cx);
    if (boxes.length === 0) return emptyLine("List", cx);
    const room = cx.flush && !isOfRows ? { padding: edgesOf(8, flushSide) } : {};
    const entries = column({ ...room, ...flow, gap }, boxes, { tag: tagOf(kind) });
    return values.pagination ? withPages(entries, cx) : entries;
  },
};

/** Number of boxes for the marks in all items. */
function marksIn(items: readonly Value[]): number {
  let boxes = 0;
  for (const item of items) {
    boxes += boxesOfMarks(writtenLabel(item));
    if (isObject(item) && Array.isArray(item.items)) boxes += marksIn(item.items);
  }
  return boxes;
}

type ListKind = "plain" | "ordered" | "none";

function tagOf(kind: ListKind): string {
  return kind === "ordered" ? "ol" : "ul";
}

/** The surroundings of the items on a level of the list; each level has its own numbers. */
function levelOf(
  kind: ListKind,
  gap: number,
): Partial<Surroundings> & { item: NonNullable<Surroundings["item"]> } {
  let count = 0;
  const item = (content: ItemContent, cx: LowerContext): Box => {
    if (content.kind === "more") return moreLines(kind, cx);
    count++;
    return entry(content, kind, count, gap, cx);
  };
  return { axis: "column", align: undefined, gap, item };
}

function entry(
  content: ItemContent,
  kind: ListKind,
  number: number,
  gap: number,
  cx: LowerContext,
): Box {
  const color = content.danger ? token("dangerText") : cx.ink;
  const { intent, said, ...pressing } = { href: content.href, ...content.behavior };
  const isPressed = isPressable(pressing);
  const drawn = markedText(
    content.written,
    { size: 14, weight: content.active ? 600 : 400, color, underline: content.href !== undefined },
    {
      ink: color,
      muted: cx.muted,
      painted: cx.painted,
      isPrototype: cx.isPrototype,
      isInLink: isPressed,
    },
  );
  const words: Box = {
    ...drawn,
    style: { ...drawn.style, grow: 1, basis: 0 },
    ...(isPressed && {
      tag: pressTag(pressing, "a"),
      behavior: { ...pressing, ...(said && { said }) },
    }),
  };
  const lead = content.icon
    ? [icon(content.icon, 16, color, { style: { margin: { top: 2.5 } } })]
    : mark(kind, number, cx);
  const isDrawn = drawn.kind !== "text" && drawn.style.direction === "row";
  const line = row({ gap: 8, ...(isDrawn && { align: "center" }) }, [
    ...(isDrawn ? lead.map(centered) : lead),
    words,
    ...(content.badge === undefined ? [] : [countAtEnd(content.badge, isDrawn)]),
  ]);
  const nested =
    content.childCount === 0
      ? []
      : [
          column(
            { gap, padding: { left: content.icon || kind === "ordered" ? 24 : 20 } },
            content.children(levelOf(kind, gap)),
            {
              tag: tagOf(kind),
            },
          ),
        ];
  return column({ gap }, [line, ...nested], {
    tag: "li",
    ...((intent ?? said) && {
      behavior: { ...(intent && { intent }), ...(said && !isPressed && { said }) },
    }),
    ...(content.disabled && {
      attributes: { "aria-disabled": "true" },
      paint: { opacity: 0.5 },
    }),
  });
}

function mark(kind: ListKind, number: number, cx: LowerContext): Box[] {
  if (kind === "none") return [];
  if (kind === "ordered") {
    const style = { size: 14, color: cx.muted, wrapping: "nowrap" } as const;
    return [text(`${number}.`, style, { style: { minWidth: 16, shrink: 0 }, decorative: true })];
  }
  const dot = { width: 5, height: 5, shrink: 0, margin: { top: 8, left: 4, right: 3 } };
  return [column(dot, [], { paint: { background: cx.muted, radius: "pill" }, decorative: true })];
}

/** A count at the end of an entry, on its first line unless the content is drawn. */
function countAtEnd(count: string, isDrawn: boolean): Box {
  const alignSelf = isDrawn ? "center" : "start";
  return row({ height: 21, align: "center", shrink: 0, alignSelf }, [countPill(count)]);
}

function moreLines(kind: ListKind, cx: LowerContext): Box {
  const lines = greekWidths.map((width) =>
    row({ gap: 8, height: 21, align: "center" }, [
      ...mark(kind === "ordered" ? "plain" : kind, 0, cx).map(centered),
      greekBar(width),
    ]),
  );
  return column({ gap: 8 }, lines, { decorative: true });
}

/** A mark without the margin that aligns it with the first line of text. */
function centered(box: Box): Box {
  const { top: _, ...margin } = box.style.margin ?? {};
  return { ...box, style: { ...box.style, margin } };
}
