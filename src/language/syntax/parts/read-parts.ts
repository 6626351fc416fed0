/** Reads a changed source part by part, and takes the parts that have not changed from its last reading. */
import type { Element } from "../../ast/element.js";
import type { Vocabulary } from "../../ast/vocabulary.js";
import { DiagnosticCollector } from "../../diagnostics/collector.js";
import { isGlued } from "../characters.js";
import { findJoints, type IsJoint } from "../forms/find-joints.js";
import { groupElements } from "../group-elements.js";
import type { Item } from "../item.js";
import { changeOf, type KeptTrees } from "../kept-trees.js";
import { type OpenEnds, readCleanPart } from "../read-clean.js";
import {
  type FoundOpenEnds,
  hasFewErrors,
  isOpen,
  isReadAlike,
  mayEndBelow,
  openEndsIn,
} from "../read-open-ends.js";
import type { PlacedPart, SourcePart, SourceParts } from "./source-part.js";

/**
 * Number of diagnostics that a source of any length may have, and of characters for each further one. With more, parts
 * cannot be read by themselves: what is said about one depends on how much was said before.
 */
const fewDiagnostics = 4;
const charactersPerDiagnostic = 1_000;

/**
 * The parts of a source, which say exactly what the source says when it is read as a whole. Undefined if it must be read
 * as a whole: because it defines or uses something, or is neither well-formed nor lacks only the end of a string.
 *
 * @param before - the last reading of the text, with the same vocabulary
 * @param trees - the latest trees of the text
 */
export function readParts(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  before: SourceParts | undefined,
  trees: KeptTrees,
): SourceParts | undefined {
  const reader = new PartReader(source, vocabulary, sourceId);
  const unchanged = before ? unchangedParts(before, source) : undefined;
  const parts: PlacedPart[] = [];
  let start = 0;
  let last: Element | undefined;
  do {
    const part = unchanged?.get(start) ?? reader.read(start, last);
    if (!part) return undefined;
    parts.push({ part, start });
    start += part.to - part.from;
    last = part.elements.at(-1);
  } while (start < source.length);
  const hasOpenString = parts.some(({ part }) => part.openEnds?.hasOpenString);
  const hasOpenList = parts.some(({ part }) => part.openEnds?.hasOpenList);
  const hasOpenEnd = hasOpenString || hasOpenList;
  if (!isReliable(parts, hasOpenEnd, source)) return undefined;
  if (mayEndBelow(source, { hasOpenString, hasOpenList }, trees)) return undefined;
  return { source, parts, isOpen: hasOpenEnd, hasOpenString };
}

/** The parts of an earlier reading that a change does not touch, by their new places. */
function unchangedParts(before: SourceParts, source: string): Map<number, SourcePart> {
  const unchanged = new Map<number, SourcePart>();
  if (joinsNames(before.source) !== joinsNames(source)) return unchanged;
  const { fromA, toA } = changeOf(before.source, source);
  const moved = source.length - before.source.length;
  for (const { part, start } of before.parts) {
    // Where a string without an end ends depends on the text below it.
    if (part.openEnds) continue;
    const end = start + part.to - part.from;
    if (end <= fromA && part.isClosed) unchanged.set(start, part);
    // Unknown words at the start of a part are described by what is above, which is nothing or a page.
    else if (start >= toA && start > 0 && start + moved > 0) unchanged.set(start + moved, part);
  }
  return unchanged;
}

/** What, anywhere in a source, affects how words with dots are read. */
function joinsNames(source: string): string {
  return `${source.includes("import")} ${source.includes("tokens")}`;
}

/** Whether a source with these parts is read like this, and not in another way that leaves fewer errors. */
function isReliable(
  parts: readonly PlacedPart[],
  hasOpenEnd: boolean,
  { length }: string,
): boolean {
  let found = 0;
  let errors = 0;
  let isLong = false;
  let isGluedTo = false;
  let isDoubtful = false;
  for (const { part } of parts) {
    found += part.diagnostics.length;
    errors += part.errorCount;
    isLong ||= part.hasLongString;
    isGluedTo ||= part.hasGluedString;
    isDoubtful ||= part.hasDoubtfulString;
  }
  if (found > fewDiagnostics + length / charactersPerDiagnostic) return false;
  if (hasOpenEnd) return hasFewErrors(errors) && !isDoubtful;
  return errors === 0 || !((isLong && errors > 1) || isGluedTo);
}

/** Reads single parts of a source. */
class PartReader {
  readonly #source: string;
  readonly #isJoint: IsJoint;
  readonly #vocabulary: Vocabulary;
  readonly #sourceId: string | undefined;

  constructor(source: string, vocabulary: Vocabulary, sourceId: string | undefined) {
    this.#source = source;
    this.#isJoint = findJoints(source);
    this.#vocabulary = vocabulary;
    this.#sourceId = sourceId;
  }

  /**
   * The part at an offset; undefined if it cannot be read by itself.
   *
   * @param above - the element before it
   */
  read(from: number, above: Element | undefined): SourcePart | undefined {
    return this.#readClean(from, above) ?? this.#readOpen(from, above);
  }

  #readClean(from: number, above: Element | undefined): SourcePart | undefined {
    return this.#readBy(undefined, from, above, undefined);
  }

  /** Reads a part in which something has no end. */
  #readOpen(from: number, above: Element | undefined): SourcePart | undefined {
    const { readOpenEnds, found } = openEndsIn(this.#source);
    const part = this.#readBy(readOpenEnds, from, above, found);
    return isOpen(found) ? part : undefined;
  }

  #readBy(
    openEnds: ((collector: DiagnosticCollector) => OpenEnds) | undefined,
    from: number,
    above: Element | undefined,
    found: FoundOpenEnds | undefined,
  ): SourcePart | undefined {
    const source = this.#source;
    const collector = new DiagnosticCollector(this.#sourceId);
    let hasLongString = false;
    let hasGluedString = false;
    let hasDoubtfulString = false;
    const noteLongString = (start: number, to: number): void => {
      hasLongString = true;
      hasGluedString ||= isGlued(source, to);
      hasDoubtfulString ||= !isReadAlike(source, start, to);
    };
    const endsPart = this.#partEnd();
    const open = openEnds?.(collector);
    const read = readCleanPart(
      source,
      from,
      endsPart,
      collector,
      this.#isJoint,
      noteLongString,
      open,
    );
    if (!read) return undefined;
    const elements = this.#group(read.items, collector, above);
    if (!elements) return undefined;
    const isClosed = read.to < source.length || endsWithPage(elements, read.to);
    // A block that follows other elements on the line of a page.
    if (isClosed && !endsWithPage(elements, read.to)) return undefined;
    return {
      from,
      to: read.to,
      elements,
      diagnostics: collector.all,
      errorCount: collector.errorCount,
      isClosed,
      hasLongString,
      hasGluedString,
      hasDoubtfulString,
      openEnds: found,
    };
  }

  /** Tells whether braces end a part: those of an element that begins with the word of a page. */
  #partEnd(): (items: readonly Item[]) => boolean {
    let start = 0;
    return (items) => {
      const first = items[start];
      start = items.length;
      return first?.kind === "word" && this.#vocabulary.component(first.word)?.root === true;
    };
  }

  #group(
    items: readonly Item[],
    collector: DiagnosticCollector,
    above: Element | undefined,
  ): Element[] | undefined {
    const vocabulary = this.#vocabulary;
    let hasForms = false;
    const noteForms = (): Vocabulary => {
      hasForms = true;
      return vocabulary;
    };
    const none = (): undefined => undefined;
    const { elements } = groupElements(
      items,
      this.#source,
      vocabulary,
      collector,
      none,
      noteForms,
      above,
    );
    return hasForms || collector.has("nesting-limit") ? undefined : elements;
  }
}

/** Whether the last element is a page whose block ends at an offset. */
function endsWithPage(elements: readonly Element[], to: number): boolean {
  const last = elements.at(-1);
  return last?.component?.root === true && last.block?.close === to - 1;
}
