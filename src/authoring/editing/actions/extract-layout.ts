/** Turns the common beginning and end of several pages into a layout, and makes the pages use it. */
import type { SourceText } from "../../../base/text/source-text.js";
import type { Element } from "../../../language/ast/element.js";
import type { Place, TextEdit } from "../../../language/diagnostics/diagnostic.js";
import type { LanguageDocument } from "../language-document.js";
import { freeName, indentAt, lineBreakOf, reindented } from "./chosen-elements.js";
import type { CodeAction } from "./code-action.js";
import { definitionPlace, turnsTextsIntoNames } from "./extract-component.js";

/** The change, if the selected pages, or all pages of the document, have a common beginning or end. */
export function extractLayout(document: LanguageDocument, range: Place): CodeAction | undefined {
  const { analysis, text, source } = document;
  const all = analysis.elements.elements;
  const plain = all.filter(isPlainPage);
  const touched = plain.filter(({ from, to }) => from <= range.to && range.from <= to);
  // A caret in one page stands for all pages that share it.
  const pages = touched.length > 1 ? touched : touched.length === 1 ? plain : [];
  const [first] = pages;
  if (!first || pages.length < 2 || turnsTextsIntoNames(document)) return undefined;
  const shortest = pages
    .map(({ block }) => block!.elements.length)
    .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  // Editors ask at every move of the caret: what follows the first difference is not read.
  const isShared = (at: number): boolean => {
    const sample = written(first.block!.elements.at(at)!, source);
    return pages.every(({ block }) => written(block!.elements.at(at)!, source) === sample);
  };
  let start = 0;
  while (start < shortest && isShared(start)) start++;
  let end = 0;
  while (end < shortest - start && isShared(-1 - end)) end++;
  if (start + end === 0) return undefined;
  const lineBreak = lineBreakOf(text);
  const name = freeName("app", (each) => analysis.names?.layouts.has(each) ?? false);
  const elements = first.block!.elements;
  const lines = [
    ...elements.slice(0, start).map((each) => written(each, source)),
    "slot",
    ...elements.slice(elements.length - end).map((each) => written(each, source)),
  ].map((each) => `  ${reindented(each, "", "  ")}`);
  const definition = `layout ${name} {${lineBreak}${lines.join(lineBreak)}${lineBreak}}${lineBreak}${lineBreak}`;
  const place = definitionPlace(
    all.map((each) => ({ start: each.from, form: each.form })),
    text,
  );
  const edits: TextEdit[] = [{ from: place, to: place, insert: definition }];
  for (const page of pages)
    for (const each of usingEdits(page, name, start, end, text)) edits.push(each);
  const count = pages.length;
  return {
    title: `extract layout ${name} from ${count} pages`,
    kind: "refactor.extract",
    edits,
  };
}

/** Whether the content of a page could come from a layout. */
function isPlainPage({ component, block, attributes }: Element): boolean {
  const isTaken = attributes.some(({ name }) => name === "uses");
  return component?.root === true && block?.close !== undefined && !isTaken;
}

/** An element as written, without indentation. */
function written({ from, to }: Element, source: SourceText): string {
  return reindented(source.content.slice(from, to), indentAt(source, from), "");
}

/** The edits that remove the common parts from a page. */
function usingEdits(
  page: Element,
  name: string,
  start: number,
  end: number,
  text: string,
): TextEdit[] {
  const { elements, open } = page.block!;
  const before = text.slice(0, open).trimEnd().length;
  const edits: TextEdit[] = [{ from: before, to: before, insert: ` uses=${name}` }];
  const rest = elements.slice(start, elements.length - end);
  const first = elements[start];
  if (start > 0) {
    const to = rest.length > 0 ? first!.from : elements[start - 1]!.to;
    edits.push({ from: elements[0]!.from, to, insert: "" });
  }
  if (end > 0) {
    const last = rest.at(-1);
    const from = last ? last.to : elements[elements.length - end]!.from;
    edits.push({ from, to: elements.at(-1)!.to, insert: "" });
  }
  return edits;
}
