/** Formats a source in the one style of the language; code with errors stays unchanged. */
import { SourceText } from "../../../base/text/source-text.js";
import { type Element, walkElements } from "../../../language/ast/element.js";
import type { Place, TextEdit } from "../../../language/diagnostics/diagnostic.js";
import { chooseElements } from "./choose-elements.js";
import { ElementFormatter } from "./format-elements.js";
import { lineEdits } from "./line-edits.js";
import { type PrintOptions, printDocument } from "./print-document.js";
import { sameElement, sameElements } from "./same-elements.js";
import { type Reading, type ReadOptions, SourceReader } from "./source-reader.js";

/** The default line width in columns. */
export const defaultWidth = 100;

/** The default indentation in spaces. */
export const defaultIndent = 2;

/** The options of the formatter; its style has no others. */
export interface FormatOptions extends ReadOptions {
  /** Line width in columns; defaults to 100. */
  width?: number;
  /** Spaces per level; defaults to 2. */
  indent?: number;
}

/** Maximum number of rounds, each of which keeps more code unchanged if its meaning would change. */
const mostRounds = 5;

/** Number of rounds of any source, however long. */
const leastRounds = 2;

/** Maximum number of characters that all rounds read; a longer source has fewer of them. */
const mostRead = 4_000_000;

/** The formatted source; never throws, whatever the text. */
export function format(source: string, options: FormatOptions = {}): string {
  const reader = new SourceReader(options);
  const reading = reader.read(source);
  const formatted = formatOnce(source, reading, reader, options);
  if (formatted === source || reading.errors.count === 0) return formatted;
  // Unchanged code with errors may be read differently next to formatted code.
  const again = formatOnce(formatted, reader.read(formatted), reader, options);
  return again === formatted ? formatted : source;
}

function formatOnce(
  source: string,
  reading: Reading,
  reader: SourceReader,
  options: FormatOptions,
): string {
  const text = new SourceText(source);
  const mark = source.startsWith(byteOrderMark) ? byteOrderMark : "";
  const kept = new Set<Element>();
  for (let round = firstRound(source); round < mostRounds; round++) {
    const doc = formatterOf(text, reading, kept).formatTop(reading.elements, mark.length);
    const formatted = mark + printDocument(doc, printOptions(source, options));
    if (formatted === source) return source;
    if (!keepChanged(reading, reader.read(formatted), kept, round)) return formatted;
  }
  return source;
}

/** The edits that format a source, or the elements in a range of it, by changed lines. */
export function formatEdits(
  source: string,
  options: FormatOptions = {},
  range?: Place,
): TextEdit[] {
  const text = range ? formatRange(source, range, options) : format(source, options);
  return lineEdits(source, text);
}

/**
 * The source with the elements in a range formatted, and everything else unchanged: the elements of the innermost block
 * that contains the range.
 */
export function formatRange(source: string, range: Place, options: FormatOptions = {}): string {
  const reader = new SourceReader(options);
  const reading = reader.read(source);
  const text = new SourceText(source);
  const chosen = chooseElements(reading.elements, range, text);
  if (!chosen) return source;
  const { siblings, first, last, start } = chosen;
  const [from, to] = [siblings[first]!.from, siblings[last]!.to];
  const doc = formatterOf(text, reading, new Set()).formatSome(siblings, first, last + 1, start);
  const { column } = text.locate(from);
  const line = source.slice(from - column + 1, from);
  const margin = /^[^\S\r\n]*/.exec(line)![0];
  const printed = { ...printOptions(source, options), margin, column: column - 1 };
  const formatted = source.slice(0, from) + printDocument(doc, printed) + source.slice(to);
  return keepChanged(reading, reader.read(formatted), new Set(), 0) ? source : formatted;
}

function formatterOf(text: SourceText, reading: Reading, kept: ReadonlySet<Element>) {
  const { vocabulary, errors } = reading;
  return new ElementFormatter({ text, vocabulary, errors, keeps: (each) => kept.has(each) });
}

function printOptions(source: string, options: FormatOptions): PrintOptions {
  const { width = defaultWidth, indent = defaultIndent } = options;
  // All lines end like the first one.
  const newline = /\r\n|\r|\n/.exec(source)?.[0] ?? "\n";
  return { width, indent, newline, margin: "", column: 0 };
}

const byteOrderMark = "\ufeff";

/**
 * Marks elements whose meaning has changed, so that the next round keeps them, and elements with errors, with more of
 * their surroundings in each round. This is a safety net below the rules; code without errors should never need it.
 *
 * @returns whether the meaning of anything has changed
 */
function keepChanged(before: Reading, after: Reading, kept: Set<Element>, round: number): boolean {
  const isSame = before.errors.count === after.errors.count;
  if (isSame && sameElements(before.elements, after.elements)) return false;
  const keep = (element: Element): void => {
    let around = element;
    for (let left = levelsOf(round); left > 0 && around.parent; left--) around = around.parent;
    kept.add(around);
  };
  const changed = firstChange(before.elements, after.elements);
  if (changed) keep(changed);
  walkElements(before.elements, (element) => {
    const { from, to, block } = element;
    const isInside = block?.elements.some((each) => before.errors.touch(each.from, each.to));
    if (!isInside && before.errors.touch(from, to)) keep(element);
  });
  return true;
}

/** The round that formats a source first: a long one has only the last rounds, which keep more. */
function firstRound({ length }: string): number {
  const rounds = Math.floor(mostRead / Math.max(1, length));
  return mostRounds - Math.min(mostRounds, Math.max(leastRounds, rounds));
}

/** Levels around an error that a round keeps; the last round keeps all of them. */
function levelsOf(round: number): number {
  return round < mostRounds - 2 ? 2 ** round - 1 : Number.POSITIVE_INFINITY;
}

/** The innermost element whose meaning has changed. */
function firstChange(before: readonly Element[], after: readonly Element[]): Element | undefined {
  const at = before.findIndex((each, index) => {
    const other = after[index];
    return other === undefined || !sameElement(each, other);
  });
  const element = before[at];
  if (!element) return undefined;
  return firstChange(element.block?.elements ?? [], after[at]?.block?.elements ?? []) ?? element;
}
