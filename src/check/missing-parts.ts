/** Finds what an element lacks: its text, its number, its array, its block, any content. */
import type { Element } from "../ast/element.js";
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
  if (cx.hasErrorIn(element.wordFrom, element.block?.open ?? element.to)) return;
  const outer = element.parent?.component?.name ?? "";
  if (component.parents.length > 0 && !component.parents.includes(outer)) return;
  const { word } = element;
  const report = (code: DiagnosticCode, message: string, hint: string): void => {
    cx.collector.add(code, element.wordFrom, element.wordTo, message, { hint });
  };
  if (lacksLabel(element, component)) reportMissingLabel(element, component, cx);
  if (component.number?.required && !element.number) {
    report("number-missing", `${quoted(word)} needs a number`, `write ${word} 1`);
  }
  if (component.list?.required && !component.mayBeEmpty && !hasList(element, component)) {
    report("list-missing", `${quoted(word)} needs an array`, `write ${word} ["…", "…"]`);
  }
  if (component.children.braces === "expected" && !element.block) {
    const message = `${quoted(word)} has no block and counts as empty`;
    report("block-expected", message, "put its content in braces: { … }");
  }
  if (component.mayBeEmpty && !hasList(element, component) && !hasChildren(element)) {
    report("block-empty", `${quoted(word)} has no content`, contentHint(component));
  }
  checkEmptyBlock(element, component, cx);
}

function reportMissingLabel(element: Element, component: ComponentEntry, cx: CheckContext): void {
  const { word, wordFrom, wordTo, modifiers } = element;
  const [first] = modifiers;
  const isLabel = first !== undefined && !component.modifiers.has(first.word);
  const text = isLabel ? first.word : "…";
  const fix = isLabel && {
    title: "add quotes",
    edits: [{ from: first.from, to: first.to, insert: `"${text}"` }],
  };
  cx.collector.add("label-missing", wordFrom, wordTo, `${quoted(word)} needs a text`, {
    hint: `write ${word} "${text}"`,
    ...(fix && { fix }),
  });
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

function hasChildren({ block }: Element): boolean {
  return block !== undefined && block.elements.length > 0;
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
