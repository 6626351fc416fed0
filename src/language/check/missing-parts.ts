/** Finds missing parts of an element: its label, number, list, block, or any content. */
import type { ComponentEntry } from "../ast/element.js";
import { type Element, type ModifierWord, wordPlace } from "../ast/element.js";
import { lacksLabel } from "../ast/lacks-label.js";
import type { CheckContext } from "./context.js";

/** Reports the missing parts of an element. */
export function checkMissingParts(
  element: Element,
  component: ComponentEntry,
  cx: CheckContext,
): void {
  // A misread token may be the very part that seems to be missing.
  if (cx.hasErrorIn(element.wordFrom, element.block ? element.block.open + 1 : element.to)) return;
  const outer = element.parent?.component?.name ?? "";
  if (component.parents.length > 0 && !component.parents.includes(outer)) return;
  const { word } = element;
  const { collector } = cx;
  if (lacksLabel(element, component)) reportMissingLabel(element, component, cx);
  if (component.number?.required && !element.number) {
    collector.add("missing-number", "missing", { word }, wordPlace(element));
  }
  if (component.list?.required && !component.mayBeEmpty && !hasList(element, component)) {
    collector.add("missing-list", "missing", { word }, wordPlace(element));
  }
  if (component.children.braces === "expected" && !element.block) {
    collector.add("block-expected", "missing", { word }, wordPlace(element));
  }
  if (component.mayBeEmpty && isEmpty(element, component, cx)) {
    const { list, children } = component;
    const example = list?.nested === true ? '[["…", "…"], ["…", "…"]]' : '["…", "…"]';
    const data = {
      word,
      list: list || children.allow === "none" ? example : undefined,
      block: children.allow !== "none",
    };
    collector.add("block-empty", "content", data, wordPlace(element));
  }
  checkEmptyBlock(element, component, cx);
}

/** Whether an element has no content, not even in another language's attributes. */
function isEmpty(element: Element, component: ComponentEntry, cx: CheckContext): boolean {
  if (hasList(element, component) || hasChildren(element, cx)) return false;
  return !element.attributes.some(({ name }) => component.foreignAttributes.has(name));
}

function reportMissingLabel(element: Element, component: ComponentEntry, cx: CheckContext): void {
  const run = unquotedRun(element, component);
  const [first] = run;
  const label = first && `"${run.map((modifier) => modifier.word).join(" ")}"`;
  const edits = first && [{ from: first.from, to: run.at(-1)!.to, insert: label! }];
  const data = { word: element.word, label };
  cx.collector.add("missing-label", "missing", data, wordPlace(element), { edits });
}

/** The words after an element that were meant as its label: unknown ones, separated by spaces. */
function unquotedRun(element: Element, component: ComponentEntry): readonly ModifierWord[] {
  const run: ModifierWord[] = [];
  for (const modifier of element.modifiers) {
    const isNext = modifier.from === (run.at(-1)?.to ?? element.wordTo) + 1;
    if (!isNext || component.modifiers.has(modifier.word)) break;
    run.push(modifier);
  }
  return run;
}

function hasList(element: Element, { list }: ComponentEntry): boolean {
  return (
    element.list !== undefined ||
    (list !== undefined && element.attributes.some(({ name }) => list.twins.includes(name)))
  );
}

/** Whether a block contains elements, or something that was meant as one. */
function hasChildren({ block, to }: Element, cx: CheckContext): boolean {
  if (!block) return false;
  return block.elements.length > 0 || cx.hasErrorIn(block.open, block.close ?? to);
}

function checkEmptyBlock(
  { word, block }: Element,
  { children }: ComponentEntry,
  cx: CheckContext,
): void {
  if (!children.mustBeEmpty || !block || block.elements.length > 0) return;
  const to = block.close === undefined ? block.open + 1 : block.close + 1;
  cx.collector.add("block-empty", "mustBeEmpty", { word }, { from: block.open, to });
}
