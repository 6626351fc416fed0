/** Takes strings that stand where none belongs as what was meant: a list without brackets, or a label in three quotes. */
import type { Element } from "../ast/element.js";
import { printString } from "../ast/print-string.js";
import type { Literal } from "../ast/value.js";
import type { TextEdit } from "../diagnostics/diagnostic.js";
import type { GroupContext } from "./group-context.js";
import type { LiteralItem } from "./item.js";
import type { ItemRun } from "./item-run.js";

/** Reads a string that its element does not take, and what belongs to it; false if it is not known what was meant. */
export function readMisplacedString(
  cx: GroupContext,
  item: LiteralItem,
  open: Element,
  run: ItemRun,
): boolean {
  if (readTripled(cx, item, open, run)) return true;
  if (open.list || !isLooseList(item.literal, open, run)) return false;
  readLooseList(cx, item, open, run);
  return true;
}

/** Whether a string is the sign for more of the same, in quotes. */
export function isMore({ value }: Literal): boolean {
  return value === "..." || value === "…";
}

/** Takes a string that directly follows an empty label, as in `"""…"""`, as the label that was meant. */
function readTripled(cx: GroupContext, item: LiteralItem, open: Element, run: ItemRun): boolean {
  const { label } = open;
  const { literal, from, to } = item;
  if (literal.kind !== "string" || label?.value !== "" || label.to !== from) return false;
  const last = run.peek(0);
  const isClosed = last?.kind === "literal" && last.literal.value === "" && last.from === to;
  if (isClosed) run.take();
  open.label = literal;
  if (isClosed) open.to = last.to;
  const edits = [{ from: label.from, to: from, insert: "" }];
  if (isClosed) edits.push({ from: last.from, to: last.to, insert: "" });
  const place = { from: label.from, to: from + 1 };
  cx.collector.add("label-duplicate", "tripled", {}, place, isClosed ? { edits } : {});
  return true;
}

/** Whether a string begins the list of an element that takes one, and no label; a string before a block is a title. */
function isLooseList(literal: Literal, { component }: Element, run: ItemRun): boolean {
  if (!component || component.label || !component.list || isMore(literal)) return false;
  const next = run.peek(0);
  return next?.kind !== "braces" && (next?.kind !== "literal" || next.literal.kind !== "list");
}

/** What stands between the parts of a path that was written as one string. */
const betweenParts = /\s+[/>|›»→]\s+/;

/** Maximum number of values that the message writes out. */
const mostShown = 3;

/** Maximum length in characters of a value that the message writes out. */
const longestShown = 30;

/**
 * Reads a string, and the strings and numbers after it, as the list of a component that takes a list and no label:
 * `row "Ada" "Analyst"`. Reports them once, with the list as the fix.
 */
function readLooseList(
  cx: GroupContext,
  { literal, from }: LiteralItem,
  open: Element,
  run: ItemRun,
): void {
  const written = [literal];
  for (let next = run.peek(0); isValue(next); next = run.peek(0)) {
    written.push(next.literal);
    run.take();
  }
  const { to } = written.at(-1)!;
  const parts = written.length === 1 ? partsOf(literal) : undefined;
  const items = parts ?? written;
  open.list = { kind: "list", value: items.map(({ value }) => value), items, from, to };
  open.to = to;
  const texts = parts?.map(({ value }) => printString(String(value)));
  const shown = items.slice(0, mostShown).map(({ from: start, to: end }, at) => {
    const text = texts?.[at] ?? cx.source.slice(start, end);
    return text.length > longestShown ? '"…"' : text;
  });
  if (items.length > mostShown) shown.push("…");
  const name = open.component?.name ?? open.word;
  const edits = texts
    ? [{ from, to, insert: `[${texts.join(", ")}]` }]
    : bracketed(cx.source, written, from, to);
  const data = { name, list: `[${shown.join(", ")}]` };
  cx.collector.add("label-not-allowed", "list", data, { from, to }, { edits });
}

function isValue(item: ReturnType<ItemRun["peek"]>): item is LiteralItem {
  return item?.kind === "literal" && ["string", "number"].includes(item.literal.kind);
}

/** The parts of a path, `"Home / Docs"`; undefined unless it has several. */
function partsOf({ value, from, to }: Literal): Literal[] | undefined {
  const texts = String(value).split(betweenParts);
  if (texts.length < 2 || texts.includes("")) return undefined;
  return texts.map((text) => ({ kind: "string", value: text, from, to }));
}

/** The edits that put values into brackets, with commas between them. */
function bracketed(source: string, values: readonly Literal[], from: number, to: number) {
  const edits: TextEdit[] = [{ from, to: from, insert: "[" }];
  for (const [at, next] of values.entries()) {
    const before = values[at - 1];
    if (!before) continue;
    const isBlank = /^[ \t,]*$/.test(source.slice(before.to, next.from));
    edits.push(
      isBlank
        ? { from: before.to, to: next.from, insert: ", " }
        : { from: before.to, to: before.to, insert: "," },
    );
  }
  edits.push({ from: to, to, insert: "]" });
  return edits;
}
