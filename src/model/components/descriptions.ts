/** Defines and draws `descriptions`. */
import { RADIUS } from "../../base/theme/tokens.js";
import type { Element } from "../../language/ast/element.js";
import type { Report } from "../../language/ast/entries.js";
import { textOf, type Value } from "../../language/ast/value.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Box } from "../box/box.js";
import { column, edgesOf, grid, row, text, token } from "../box/build.js";
import type { Edges, Style, TextStyle, TrackSize } from "../box/style.js";
import { boolean, choice, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { filling, sharing } from "./parts/container.js";
import { greekBar } from "./parts/greek.js";
import { collectItems, isObject, pairKey, writtenLabel } from "./parts/items.js";
import { boxesOfMarks, markedText } from "./parts/marked-text.js";
import { readMarks } from "./parts/marks.js";
import { emptyLine } from "./parts/menu-items.js";

export const descriptionsComponent = defineComponent(() => ({
  name: "descriptions",
  category: "data",
  docs: "The details of one thing: terms, each with its value beside or below it.",
  foreignWords: [
    "dl",
    "descriptionlist",
    "definitionlist",
    "kv",
    "keyvalue",
    "keyvaluelist",
    "propertylist",
    "summarylist",
    "structuredlist",
    "properties",
    "propertygrid",
    "metadata",
    "infolist",
    "labeledcontent",
    "summaryrows",
  ],
  list: {
    twins: ["items"],
    nested: true,
    docs: "Terms with their values, in pairs",
    keys: { label: textAttribute("The term"), ...pairKey },
  },
  children: { only: ["item"], items: "pair" },
  mayBeEmpty: true,
  attributes: {
    columns: number({ min: 1, max: 6, integer: true }, "Pairs side by side", { default: "1" }),
    vertical: boolean("Puts values below their terms"),
    bordered: boolean("Draws lines around all cells"),
    align: choice(["left", "right"], "Where the values beside their terms stand, as on a receipt", {
      default: "left",
    }),
  },
  without: ["gap", "direction", "justify", "wrap"],
  ownFlow: true,
  check: checkPairs,
  examples: [
    'descriptions [\n  ["Plan",   "Pro"],\n  ["Seats",  "12 of 20"],\n  ["Status", "[badge:success] Active"]\n]',
    'descriptions columns=2 bordered {\n  item "Invoice" "2026-014"\n  item "Due" "30 November"\n  item "Owner" { avatar "Ada Lovelace" sm text "Ada Lovelace" }\n}',
    'descriptions [\n  ["Length",   "2 h 31 min"],\n  ["Year",     "1982"],\n  ["Language", "English"]\n] columns=3 vertical',
  ],
  // An item in the block has the same cost itself.
  cost: ({ items }) => ({ boxes: 2 + marksOf(items), item: 4, more: 6 }),
}));

/** How `descriptions` is drawn. */
export const descriptionsDrawing: Drawing<typeof descriptionsComponent> = {
  narrow: "grows",
  lower(element, cx) {
    const { columns = 1, vertical = false, bordered = false } = element.values;
    const items = element.items.map(pairOf);
    const pairs = collectItems({ items, children: element.children }, cx).filter(
      ({ kind }) => kind !== "divider",
    );
    if (pairs.length === 0) return emptyLine("Descriptions", cx);
    const count = cx.isTight ? 1 : Math.min(columns, pairs.length);
    const isRight = element.values.align === "right" && !vertical;
    const form: Form = { count, total: pairs.length, bordered, isRight };
    const cells = pairs.flatMap((pair, at) =>
      vertical ? [uprightPair(pair, at, form, cx)] : sidePair(pair, at, form, cx),
    );
    const tracks = vertical ? [share] : isRight ? receipt : terms;
    const style: Style = {
      columns: Array.from({ length: form.count }, () => tracks).flat(),
      gap: bordered ? 0 : vertical || (isRight && form.count > 1) ? 24 : 16,
      rowGap: bordered ? 0 : vertical ? 16 : 8,
    };
    const list = grid(style, cells, { tag: "dl" });
    if (!bordered) return { ...list, style: { ...style, ...sharing(cx) } };
    return column(
      { border: { top: 1, right: 1, bottom: 1, left: 1 }, overflow: "hidden", ...filling(cx) },
      [list],
      { paint: { borderColor: token("line"), radius: RADIUS } },
    );
  },
};

/** The columns of a pair: the term is as wide as its words, or on a receipt, both share what there is. */
const share: TrackSize = { kind: "flexible", value: 1 };
const terms: readonly TrackSize[] = [{ kind: "auto" }, share];
const receipt: readonly TrackSize[] = [{ kind: "auto" }, { kind: "auto" }];

interface Form {
  /** Number of pairs side by side. */
  count: number;
  total: number;
  bordered: boolean;
  /** Whether values are at the right edges of their columns. */
  isRight: boolean;
}

/** An entry of the list as an object, however it is written. */
function pairOf(value: Value): Value {
  if (!Array.isArray(value)) return value;
  const [label = "", said] = value;
  return said === undefined ? { label } : { label, value: said };
}

/** Number of boxes for the marks in all values. */
function marksOf(items: readonly Value[]): number {
  let boxes = 0;
  for (const item of items.map(pairOf)) {
    if (isObject(item)) boxes += boxesOfMarks(textOf(item.value ?? "") ?? "");
  }
  return boxes;
}

function termOf({ kind, label }: ItemContent, cx: LowerContext): Box {
  if (kind === "more") return row({ height: 21, align: "center" }, [greekBar(72)]);
  return text(label, { size: 14, color: cx.muted });
}

function saidOf(pair: ItemContent, { isRight }: Form, cx: LowerContext): Box[] {
  if (pair.kind === "more") return [row({ height: 21, align: "center" }, [greekBar(104)])];
  const amounts = { align: "right", figures: "tabular" } as const;
  const set: TextStyle = { size: 14, color: cx.ink, ...(isRight && amounts) };
  const said = pair.value ? [markedText(pair.value, set, cx)] : [];
  return [
    ...said,
    ...pair.children({ axis: "row", align: "center", gap: 8, textSize: 14, item: undefined }),
  ];
}

const inner = edgesOf(10, 16);

/**
 * The lines between a cell and its neighbors above and to the left; at the edges of the table, the frame replaces them.
 */
function lines(at: number, { count, bordered }: Form): Partial<Edges> {
  if (!bordered) return {};
  return { top: at >= count ? 1 : 0, left: at % count > 0 ? 1 : 0 };
}

/** Number of pair columns that a pair spans: the last pair takes the rest of its row. */
function spanOf(at: number, { count, total }: Form): number {
  return at === total - 1 ? count - (at % count) : 1;
}

function sidePair(pair: ItemContent, at: number, form: Form, cx: LowerContext): Box[] {
  const padding = form.bordered ? inner : {};
  const paint = { borderColor: token("line") };
  const values = saidOf(pair, form, cx);
  const isCentered = form.bordered || pair.childCount > 0 || hasDisc(pair);
  const term = column(
    { padding, border: lines(at, form), ...(isCentered && { justify: "center" }) },
    [termOf(pair, cx)],
    { tag: "dt", paint: { ...paint, ...(form.bordered && { background: token("fill") }) } },
  );
  const value = row(
    {
      padding,
      gap: 8,
      rowGap: 4,
      align: "center",
      wrap: true,
      ...(form.isRight && { justify: "end" }),
      ...(!isCentered && { alignSelf: "start" }),
      columnSpan: 2 * spanOf(at, form) - 1,
      border: form.bordered ? { ...lines(at, form), left: 1 } : {},
    },
    values,
    { tag: "dd", paint },
  );
  return [term, value];
}

/** Whether a value is a single line that is higher than text, because it contains an avatar. */
function hasDisc({ value = "" }: ItemContent): boolean {
  const [line = [], ...others] = readMarks(value) ?? [];
  return others.length === 0 && line.some(({ mark }) => mark === "avatar");
}

function uprightPair(pair: ItemContent, at: number, form: Form, cx: LowerContext): Box {
  const term = text(pair.label, { size: 13, color: cx.muted }, { tag: "dt" });
  return column(
    {
      gap: 2,
      columnSpan: spanOf(at, form),
      padding: form.bordered ? inner : {},
      border: lines(at, form),
    },
    [
      pair.kind === "more" ? column({}, [greekBar(72)], { tag: "dt" }) : term,
      row({ gap: 8, rowGap: 4, align: "center", wrap: true }, saidOf(pair, form, cx), {
        tag: "dd",
      }),
    ],
    { paint: { borderColor: token("line") } },
  );
}

/** Reports terms without a value, and entries with more than two texts. */
function checkPairs(element: Element, report: Report): void {
  const twin = element.attributes.findLast(({ name }) => name === "items")?.value;
  for (const literal of (twin ?? element.list)?.items ?? []) {
    const { kind, value } = literal;
    if (value === "..." || (kind === "list" && literal.items?.length === 2)) continue;
    if (isObject(value) && value.value !== undefined) continue;
    const label = writtenLabel(Array.isArray(value) ? (value[0] ?? "") : value);
    report(createProblem("data-length", "pair", { label }, { place: literal }));
  }
  for (const { component, label, attributes, block } of element.block?.elements ?? []) {
    if (component?.name !== "item" || !label || block) continue;
    if (attributes.some(({ name }) => name === "value")) continue;
    const data = { label: textOf(label.value) ?? "" };
    report(createProblem("data-length", "pair", data, { place: label }));
  }
}
