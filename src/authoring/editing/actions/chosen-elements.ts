/** Finds the elements in a selection, with the text around them. */
import type { SourceText } from "../../../base/text/source-text.js";
import type { Element } from "../../../language/ast/element.js";
import type { Place } from "../../../language/diagnostics/diagnostic.js";
import { standingAt } from "../element-at.js";
import type { LanguageDocument } from "../language-document.js";

/** Consecutive elements of one block. */
export interface Chosen extends Place {
  elements: readonly Element[];
  parent: Element | undefined;
  /** The indentation of the first element's line. */
  indent: string;
}

/** The whole elements in a selection, or the one at a caret; undefined if there is none. */
export function chosenElements(
  { analysis, text, source }: LanguageDocument,
  range: Place,
): Chosen | undefined {
  const { elements } = analysis.elements;
  const start = skipBlanks(text, range.from);
  const { parent, siblings } = standingAt(elements, start);
  const isCaret = range.from === range.to;
  const chosen = siblings.filter(({ from, to, wordTo }) =>
    isCaret ? from <= range.from && range.from <= wordTo : from >= start && to <= range.to,
  );
  if (isCaret && chosen.length === 0) {
    const at = standingAt(elements, range.from + 1).before;
    if (!at || at.from > range.from || range.from > (at.block?.open ?? at.to)) return undefined;
    return placed([at], at.parent, source);
  }
  return chosen.length === 0 ? undefined : placed(chosen, parent, source);
}

function placed(
  elements: readonly Element[],
  parent: Element | undefined,
  source: SourceText,
): Chosen {
  const { from } = elements[0]!;
  return { elements, parent, from, to: elements.at(-1)!.to, indent: indentAt(source, from) };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at]!)) at++;
  return at;
}

/** The indentation of the line at an offset. */
export function indentAt(source: SourceText, offset: number): string {
  const start = offset - (source.locate(offset).column - 1);
  return /^[ \t]*/.exec(source.content.slice(start, offset))![0];
}

/** A text with new indentation on each line except the first. */
export function reindented(text: string, before: string, after: string): string {
  // Empty lines, as code may have, stay empty.
  return text.replace(/(\r\n|\r|\n)([ \t]*)(?![ \t\r\n])/g, (_, end: string, blanks: string) => {
    const rest = blanks.startsWith(before) ? blanks.slice(before.length) : blanks;
    return `${end}${after}${rest}`;
  });
}

/** The line break that a text uses. */
export function lineBreakOf(text: string): string {
  return /\r\n|\r|\n/.exec(text)?.[0] ?? "\n";
}

/** A name that is not taken yet: `card`, `card2`. */
export function freeName(stem: string, taken: (name: string) => boolean): string {
  let name = stem;
  for (let count = 2; taken(name); count++) name = `${stem}${count}`;
  return name;
}
