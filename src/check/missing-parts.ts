/** Finds what an element lacks: its text, its number, its array, its block, any content. */
import type { Element, ModifierWord } from "../ast/element.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import type { DiagnosticCode } from "../text/codes.js";
import type { CheckContext } from "./context.js";
import { quoted } from "./phrases.js";

/** Reports the parts that an element needs and does not have. */
export function checkMissingParts(
  element: Element,
  component: ComponentEntry,
  cx: CheckContext,
): void {
  // What was misread there may be the very part that seems to be missing.
  if (cx.hasErrorIn(element.wordFrom, element.block ? element.block.open + 1 : element.to)) return;
  const outer = element.parent?.component?.name ?? "";
  if (component.parents.length > 0 && !component.parents.includes(outer)) return;
  const { word } = element;
  const report = (code: DiagnosticCode, message: string, hint: string): void => {
    cx.collector.add(code, element.wordFrom, element.wordTo, message, { hint });
  };
  if (lacksLabel(element, component)) reportMissingLabel(element, component, cx);
  if (component.number?.required && !element.number) {
    report("missing-number", `${quoted(word)} needs a number`, `write ${word} 1`);
  }
  if (component.list?.required && !component.mayBeEmpty && !hasList(element, component)) {
    report("missing-list", `${quoted(word)} needs an array`, `write ${word} ["…", "…"]`);
  }
  if (component.children.braces === "expected" && !element.block) {
    const message = `${quoted(word)} has no block and counts as empty`;
    report("block-expected", message, "put its content in braces: { … }");
  }
  if (component.mayBeEmpty && !hasList(element, component) && !hasChildren(element, cx)) {
    report("block-empty", `${quoted(word)} has no content`, contentHint(component));
  }
  checkEmptyBlock(element, component, cx);
}

function reportMissingLabel(element: Element, component: ComponentEntry, cx: CheckContext): void {
  const { word, wordFrom, wordTo } = element;
  const run = unquotedRun(element, component);
  const text = run.map((modifier) => modifier.word).join(" ");
  const [first] = run;
  const last = run.at(-1);
  const insert = `"${text}"`;
  cx.collector.add("missing-label", wordFrom, wordTo, `${quoted(word)} needs a text`, {
    hint: `write ${word} ${first ? insert : '"…"'}`,
    ...(first &&
      last && { fix: { title: "add quotes", edits: [{ from: first.from, to: last.to, insert }] } }),
  });
}

/** The words behind an element that were meant as its text: unknown ones, a blank between each. */
function unquotedRun(element: Element, component: ComponentEntry): readonly ModifierWord[] {
  const run: ModifierWord[] = [];
  for (const modifier of element.modifiers) {
    const isNext = modifier.from === (run.at(-1)?.to ?? element.wordTo) + 1;
    if (!isNext || component.modifiers.has(modifier.word)) break;
    run.push(modifier);
  }
  return run;
}

function lacksLabel(element: Element, { label }: ComponentEntry): boolean {
  if (!label?.required || element.label) return false;
  return !element.attributes.some(
    ({ name }) => label.twins.includes(name) || label.unless.includes(name),
  );
}

function hasList(element: Element, { list }: ComponentEntry): boolean {
  return (
    element.list !== undefined ||
    (list !== undefined && element.attributes.some(({ name }) => list.twins.includes(name)))
  );
}

/** Whether a block holds anything: elements, or what was meant as one. */
function hasChildren({ block, to }: Element, cx: CheckContext): boolean {
  if (!block) return false;
  return block.elements.length > 0 || cx.hasErrorIn(block.open, block.close ?? to);
}

function contentHint({ list, children }: ComponentEntry): string {
  const array = list?.nested ? '[["…", "…"], ["…", "…"]]' : '["…", "…"]';
  if (children.allow === "none") return `give it an array: ${array}`;
  return list ? `give it an array, ${array}, or a block, { … }` : "give it a block: { … }";
}

function checkEmptyBlock(
  { word, block }: Element,
  { children }: ComponentEntry,
  cx: CheckContext,
): void {
  if (!children.mustBeEmpty || !block || block.elements.length > 0) return;
  const to = block.close === undefined ? block.open + 1 : block.close + 1;
  cx.collector.add("block-empty", block.open, to, `${quoted(word)} holds no elements`, {
    hint: "the empty block may be left out",
  });
}
