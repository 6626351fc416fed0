/** Defines and draws `tree`. */
import { RADIUS } from "../../base/theme/tokens.js";
import type { Element } from "../../language/ast/element.js";
import type { Report } from "../../language/ast/entries.js";
import type { Literal, Value } from "../../language/ast/value.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Suggester } from "../../language/diagnostics/suggester.js";
import { isPressable } from "../box/behavior.js";
import type { Box } from "../box/box.js";
import { column, icon, row, token } from "../box/build.js";
import { list as entries } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext, Surroundings } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { checkMarks } from "./parts/check-marks.js";
import { sharing } from "./parts/container.js";
import { activeFill } from "./parts/emphasis.js";
import { foldingPart } from "./parts/fold.js";
import { greekBar } from "./parts/greek.js";
import { pressTag } from "./parts/interaction.js";
import { branchAttributes, drawItems, isDivider, itemKeys } from "./parts/items.js";
import { joinedBranches } from "./parts/joined-branches.js";
import { markedText } from "./parts/marked-text.js";
import { emptyLine } from "./parts/menu-items.js";
import { treeCost } from "./parts/tree-cost.js";

/** Indentation of each level, and before the first, in px. */
const indent = 20;
const inset = 8;
/** Size of a chevron or icon, and the distance after it, in px. */
const side = 16;
const gap = 4;

export const treeComponent = defineComponent(() => ({
  name: "tree",
  category: "data",
  docs: "Entries in entries, as of a file system; each folds what is below it.",
  foreignWords: ["treeview", "filetree", "outline", "treelist", "orgchart", "filebrowser"],
  list: {
    twins: ["items"],
    nested: true,
    docs: "Entries: strings or objects; a list after an entry holds what is below it",
    keys: { ...itemKeys, ...branchAttributes, items: entries("Entries below it") },
  },
  children: { only: ["item"], items: "branch" },
  mayBeEmpty: true,
  attributes: {},
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  check: checkTree,
  examples: [
    'tree ["src", ["components", ["button.ts", "card.ts"], "index.ts"], "README.md"]',
    'tree {\n  item "src" icon=folder-open {\n    item "index.ts" icon=file-code active\n    item "styles.css" icon=file\n  }\n  item "test" icon=folder collapsed { item "index.test.ts" }\n  item "package.json" icon=file-json\n}',
  ],
  cost: treeCost,
}));

/** How `tree` is drawn. */
export const treeDrawing: Drawing<typeof treeComponent> = {
  lower(element, cx) {
    const items = joinedBranches(element.items);
    const boxes = drawItems(items, element.children, levelOf(1), cx);
    if (boxes.length === 0) return emptyLine("Tree", cx);
    return column({ ...sharing(cx) }, boxes, { role: "tree", name: "Tree" });
  },
};

/** The surroundings of the items on a level of the tree. */
function levelOf(
  level: number,
): Partial<Surroundings> & { item: NonNullable<Surroundings["item"]> } {
  const item = (content: ItemContent, cx: LowerContext): Box => entry(content, level, cx);
  return { axis: "column", align: undefined, gap: 0, item };
}

/** An entry, with its children. */
function entry(content: ItemContent, level: number, cx: LowerContext): Box {
  const left = inset + (level - 1) * indent;
  const padding = { top: 3.5, right: inset, bottom: 3.5, left };
  if (content.kind === "divider") {
    const style = { height: 1, shrink: 0, margin: { top: 4, right: inset, bottom: 4, left } };
    return column(style, [], { decorative: true, paint: { background: token("line") } });
  }
  if (content.kind === "more") {
    return row(
      { align: "center", height: 28, padding: { ...padding, left: left + side + gap } },
      [greekBar(96)],
      { decorative: true },
    );
  }
  const paint = content.active
    ? { background: activeFill, cue: token("lineStrong"), radius: RADIUS }
    : undefined;
  const meaning = {
    role: "treeitem",
    attributes: {
      "aria-level": level,
      "aria-selected": content.active ? "true" : undefined,
      "aria-disabled": content.disabled ? "true" : undefined,
    },
    ...(content.disabled && { paint: { opacity: 0.5 } }),
  };
  if (content.childCount === 0) {
    const leaf = { gap: 6, padding: { ...padding, left: left + side + gap } };
    return column({}, [row(leaf, wordsOf(content, cx), paint && { paint })], meaning);
  }
  const part = foldingPart(
    {
      isFolded: content.isCollapsed === true,
      style: {},
      line: { gap, padding },
      linePaint: paint,
      title: row({ gap: 6, grow: 1, basis: 0 }, wordsOf(content, cx)),
      chevron: { size: side, color: cx.muted, place: "before", beside: { margin: { top: 2.5 } } },
      content: () => [below(content, level, left)],
    },
    cx,
  );
  // In a prototype, the browser exposes whether it is expanded.
  if (cx.isPrototype) return column({}, [part], meaning);
  const attributes = { ...meaning.attributes, "aria-expanded": String(!content.isCollapsed) };
  return { ...part, ...meaning, attributes };
}

/** The children of an entry, beside the line that leads down from its chevron. */
function below(content: ItemContent, level: number, left: number): Box {
  const guide = column(
    {
      position: "absolute",
      inset: { top: 0, bottom: 0, left: left + side / 2 },
      width: 1,
    },
    [],
    { decorative: true, paint: { background: token("line") } },
  );
  const inner = content.children(levelOf(level + 1));
  return column({ position: "relative" }, [...inner, guide], { role: "group" });
}

/** Icon and label; the label is the link, since a click beside it folds the entry. */
function wordsOf(content: ItemContent, cx: LowerContext): Box[] {
  const color = content.danger ? token("dangerText") : cx.ink;
  const { intent, ...pressing } = { href: content.href, ...content.behavior };
  const isPressed = isPressable(pressing);
  const drawn = markedText(
    content.written,
    { size: 14, weight: content.active ? 600 : 400, color },
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
    ...(isPressed && { tag: pressTag(pressing, "a") }),
    behavior: { ...(isPressed && pressing), ...(intent && { intent }) },
  };
  const isDrawn = drawn.kind !== "text";
  const glyph = content.icon
    ? [
        icon(content.icon, side, content.danger ? color : cx.muted, {
          style: isDrawn ? { alignSelf: "center" } : { margin: { top: 2.5 } },
        }),
      ]
    : [];
  return content.label === "" && content.written === "" ? glyph : [...glyph, words];
}

/** Reports lists without an entry before them, and unknown icons in the labels. */
function checkTree(element: Element, report: Report, suggester: Suggester): void {
  checkMarks(element, report, suggester);
  const twin = element.attributes.findLast(({ name }) => name === "items")?.value;
  const literal = twin ?? element.list;
  if (literal) checkBranches(literal, report);
}

function checkBranches(list: Literal, report: Report): void {
  let before: Value | undefined;
  for (const item of list.items ?? []) {
    if (item.kind === "list") {
      const holds = before !== undefined && !Array.isArray(before);
      if (!holds || before === "..." || isDivider(before!)) {
        report(createProblem("data-length", "branch", {}, { place: item }));
      }
      checkBranches(item, report);
    }
    for (const { key, value } of item.properties ?? []) {
      if (key === "items") checkBranches(value, report);
    }
    before = item.value;
  }
}
