/** Turns a source into the same source in the one style of the language; what has errors stays as it is. */
import { SourceText } from "../../../base/text/source-text.js";
import { type Element, walkElements } from "../../../language/ast/element.js";
import type { Place, TextEdit } from "../../../language/diagnostics/diagnostic.js";
import { chooseElements } from "./choose-elements.js";
import { ElementFormatter } from "./format-elements.js";
import { lineEdits } from "./line-edits.js";
import { type PrintOptions, printDocument } from "./print-document.js";
import { sameElement, sameElements } from "./same-elements.js";
import { type Reading, type ReadOptions, SourceReader } from "./source-reader.js";

/** Columns of a line, where nothing else is said. */
export const defaultWidth = 100;

/** Spaces of a level, where nothing else is said. */
export const defaultIndent = 2;

/** How a source is formatted; its style has no other options. */
export interface FormatOptions extends ReadOptions {
  /** Columns of a line; 100 when left out. */
  width?: number;
  /** Spaces of a level; 2 when left out. */
  indent?: number;
}

/** Rounds in which more is kept, where what is formatted would mean something else. */
const mostRounds = 5;

/** The source in its style; never throws on any text. */
export function format(source: string, options: FormatOptions = {}): string {
  const reader = new SourceReader(options);
  const reading = reader.read(source);
  const formatted = formatOnce(source, reading, reader, options);
  if (formatted === source || reading.errors.count === 0) return formatted;
  // What is kept of a source with errors may be read as something else beside what has changed.
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
  for (let round = 0; round < mostRounds; round++) {
    const doc = formatterOf(text, reading, kept).formatTop(reading.elements, mark.length);
    const formatted = mark + printDocument(doc, printOptions(source, options));
    if (formatted === source) return source;
    if (!keepChanged(reading, reader.read(formatted), kept, round)) return formatted;
  }
  return source;
}

/** The edits that give a source its style, or the elements that a range of it touches: those of the lines that differ. */
export function formatEdits(
  source: string,
  options: FormatOptions = {},
  range?: Place,
): TextEdit[] {
  const text = range ? formatRange(source, range, options) : format(source, options);
  return lineEdits(source, text);
}

/**
 * The source with the elements that a range touches in their style, and everything else as it is: those of the
 * innermost block that has the whole range in it.
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
  // Lines end as the first one does.
  const newline = /\r\n|\r|\n/.exec(source)?.[0] ?? "\n";
  return { width, indent, newline, margin: "", column: 0 };
}

const byteOrderMark = "\ufeff";

/**
 * Marks what means something else than it did, so that it is kept in the next round, and with it all that has errors:
 * in each round with more of what is around it. This is the net below the rules; what has no errors should never need it.
 *
 * @returns whether anything means something else
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

/** Levels around an error that are kept in a round; all of them in the last. */
function levelsOf(round: number): number {
  return round < mostRounds - 2 ? 2 ** round - 1 : Number.POSITIVE_INFINITY;
}

/** The innermost element whose meaning is not what it was. */
function firstChange(before: readonly Element[], after: readonly Element[]): Element | undefined {
  const at = before.findIndex((each, index) => {
    const other = after[index];
    return other === undefined || !sameElement(each, other);
  });
  const element = before[at];
  if (!element) return undefined;
  return firstChange(element.block?.elements ?? [], after[at]?.block?.elements ?? []) ?? element;
}
