/** Formats elements and the gaps between them. */
import type { SourceText } from "../../../base/text/source-text.js";
import type { Block, Element } from "../../../language/ast/element.js";
import type { Vocabulary } from "../../../language/ast/vocabulary.js";
import {
  blankLine,
  concat,
  type Doc,
  type FillPart,
  fill,
  group,
  hardLine,
  indent,
  line,
  sequence,
  verbatim,
} from "./document.js";
import { type Gap, type GapComment, readGap } from "./gap.js";
import { type HeadPart, headParts } from "./head-parts.js";
import { askedByComment, type ErrorPlaces } from "./kept-places.js";
import { type GapLines, linesOfGap } from "./lines-of-gap.js";
import { orderParts } from "./order-parts.js";

/** The source, as the formatter sees it. */
export interface FormatContext {
  readonly text: SourceText;
  readonly vocabulary: Vocabulary;
  readonly errors: ErrorPlaces;
  /** Whether an element must stay unchanged. */
  keeps(element: Element): boolean;
}

/** Levels of indentation for further lines of a head, which must differ from those of its block. */
const furtherLevels = 2;

/** A formatted element. */
interface Formatted {
  doc: Doc;
  /** Whether its line stays unchanged, including the spaces around it. */
  isKept: boolean;
}

/** Formats elements. */
export class ElementFormatter {
  readonly #cx: FormatContext;
  readonly #source: string;

  constructor(cx: FormatContext) {
    this.#cx = cx;
    this.#source = cx.text.content;
  }

  /** The top-level elements and the gaps around them, from an offset to the end of the source. */
  formatTop(elements: readonly Element[], start: number): Doc {
    const parts: Doc[] = [];
    const { length } = this.#source;
    const gaps = this.#gapsOf(elements, start, length);
    this.#pushSiblings(parts, elements, gaps, start);
    const last = gaps.at(-1)!;
    const from = elements.length > 0 ? this.#endOf(elements.at(-1)!) : start;
    if (!last.isClean) return concat(sequence(parts), verbatim(this.#source.slice(from)));
    pushEnd(parts, linesOfGap(last, elements.length === 0));
    return parts.length > 0 ? concat(sequence(parts), hardLine) : "";
  }

  /**
   * Siblings on lines of their own, without the gaps before the first and after the last.
   *
   * @param siblings - all elements of their block
   * @param at - the index of the first
   * @param end - the index after the last
   * @param start - the offset after the brace of their block
   */
  formatSome(siblings: readonly Element[], at: number, end: number, start: number): Doc {
    const first = siblings[at]!;
    const before = siblings[at - 1];
    const gap = readGap(this.#source, before ? this.#endOf(before) : start, first.from);
    const { doc, isKept } = this.#formatElement(first, before, linesOfGap(gap));
    const parts = [doc];
    let wasKept = isKept;
    for (let index = at + 1; index < end; index++) {
      const from = this.#endOf(siblings[index - 1]!);
      const next = readGap(this.#source, from, siblings[index]!.from);
      wasKept = this.#pushSibling(parts, siblings, index, next, from, wasKept);
    }
    return sequence(parts);
  }

  /** The end of an element; one without an end includes the spaces after it. */
  #endOf({ to }: Element): number {
    let end = to;
    while (/\s/.test(this.#source[end - 1] ?? "")) end--;
    return end;
  }

  #gapsOf(elements: readonly Element[], from: number, to: number): Gap[] {
    const gaps: Gap[] = [];
    let at = from;
    for (const element of elements) {
      gaps.push(readGap(this.#source, at, element.from));
      at = this.#endOf(element);
    }
    gaps.push(readGap(this.#source, at, to));
    return gaps;
  }

  #pushSiblings(
    parts: Doc[],
    elements: readonly Element[],
    gaps: readonly Gap[],
    start: number,
  ): void {
    let at = start;
    let wasKept = false;
    for (const [index, element] of elements.entries()) {
      wasKept = this.#pushSibling(parts, elements, index, gaps[index]!, at, wasKept);
      at = this.#endOf(element);
    }
  }

  /** Adds an element with the gap before it, which starts at an offset; returns whether its line stays unchanged. */
  #pushSibling(
    parts: Doc[],
    siblings: readonly Element[],
    index: number,
    gap: Gap,
    start: number,
    wasKept: boolean,
  ): boolean {
    const element = siblings[index]!;
    // Comments at the start of a source have lines of their own.
    const lines = linesOfGap(gap, parts.length === 0);
    const { doc, isKept } = this.#formatElement(element, siblings[index - 1], lines);
    const isBeside = lines.isOneLine && index > 0;
    if (!gap.isClean || (isBeside && (wasKept || isKept))) {
      parts.push(verbatim(this.#source.slice(start, element.from)));
    } else pushGap(parts, lines, index === 0);
    parts.push(doc);
    return isKept;
  }

  #formatElement(element: Element, before: Element | undefined, gap: GapLines): Formatted {
    const { block, from } = element;
    const to = this.#endOf(element);
    const kept: Formatted = { doc: this.#keep(from, to), isKept: true };
    const asked = askedByComment(gap);
    if (asked === "all" || this.#cx.keeps(element) || (block && !this.#isWhole(block))) return kept;
    const isKept = asked === "line" || this.#cx.errors.touch(from, block?.open ?? to);
    const head = isKept ? undefined : this.#formatHead(element, before);
    if (!block) return head ? { doc: head, isKept: false } : kept;
    if (!head && this.#isOneLine(from, to)) return kept;
    const content = this.#formatBlock(block);
    if (!content) return kept;
    return { doc: concat(head ?? this.#keep(from, block.open), content), isKept: !head };
  }

  /** A part of the source, unchanged. */
  #keep(from: number, to: number): Doc {
    let start = from;
    while (start > 0 && /[^\S\r\n]/.test(this.#source[start - 1]!)) start--;
    const beginsLine = start === 0 || /[\r\n]/.test(this.#source[start - 1]!);
    const margin = beginsLine ? this.#source.slice(start, from) : undefined;
    return verbatim(this.#source.slice(from, to), margin);
  }

  #isOneLine(from: number, to: number): boolean {
    const { text } = this.#cx;
    return text.locate(from).line === text.locate(to).line;
  }

  /** Whether both braces of a block are in the right place. */
  #isWhole({ open, close }: Block): boolean {
    return close !== undefined && this.#source[open] === "{" && this.#source[close] === "}";
  }

  /** A block; undefined if anything unexpected is between its elements. */
  #formatBlock({ open, close = open, elements }: Block): Doc | undefined {
    const gaps = this.#gapsOf(elements, open + 1, close);
    if (!gaps.every(({ isClean }) => isClean)) return undefined;
    const last = linesOfGap(gaps.at(-1)!);
    const isEmpty = elements.length === 0 && gaps[0]!.comments.length === 0;
    if (isEmpty) return "{ }";
    const parts: Doc[] = [];
    if (this.#isOneLine(open, close)) {
      this.#pushLine(parts, elements, gaps, open + 1);
      for (const { text } of last.leading) parts.push(line, text);
      return group(concat("{", indent(sequence(parts)), line, "}"));
    }
    parts.push("{");
    this.#pushSiblings(parts, elements, gaps, open + 1);
    pushEnd(parts, last);
    return concat(indent(sequence(parts)), hardLine, "}");
  }

  /** The elements of a block on one line, where they stay if they fit. */
  #pushLine(parts: Doc[], elements: readonly Element[], gaps: readonly Gap[], start: number): void {
    let at = start;
    let wasKept = false;
    for (const [index, element] of elements.entries()) {
      const lines = linesOfGap(gaps[index]!);
      const { doc, isKept } = this.#formatElement(element, elements[index - 1], lines);
      if (index > 0 && (wasKept || isKept)) parts.push(this.#source.slice(at, element.from));
      else {
        parts.push(line);
        for (const { text } of lines.leading) parts.push(text, " ");
      }
      parts.push(doc);
      at = this.#endOf(element);
      wasKept = isKept;
    }
  }

  /** The head of an element, followed by a space if it has a block; undefined if it is malformed. */
  #formatHead(element: Element, before: Element | undefined): Doc | undefined {
    const { from, to, block } = element;
    const parts = headParts(element, this.#source, this.#cx.vocabulary);
    if (!parts) return undefined;
    const end = block?.open ?? to;
    const gaps: Gap[] = [];
    let at = from;
    for (const part of parts) {
      if (part.from < at) return undefined;
      gaps.push(readGap(this.#source, at, part.from));
      at = part.to;
    }
    gaps.push(readGap(this.#source, at, end));
    if (!gaps.every(({ isClean }) => isClean)) return undefined;
    const isBound =
      parts.some((part) => part.isBound) || gaps.some(({ comments }) => comments.length > 0);
    if (isBound) return boundHead(parts, gaps, block !== undefined);
    // If the element before it has a modifier of this name, the text after the word decides which one is meant.
    const isSoft = knows(before, element.word) && !ownsNext(parts);
    return freeHead(isSoft ? parts : orderParts(parts, block !== undefined), block !== undefined);
  }
}

function knows(element: Element | undefined, word: string): boolean {
  const component = element?.component;
  return (
    component !== undefined && (component.modifiers.has(word) || component.attributes.has(word))
  );
}

/** Whether the value after the word is already directly after it. */
function ownsNext(parts: readonly HeadPart[]): boolean {
  const isValue = ({ kind }: HeadPart): boolean => kind === "value" || kind === "list";
  return !parts.some(isValue) || isValue(parts[1]!);
}

/** A head whose parts move to new lines if they do not fit. */
function freeHead([first, ...rest]: readonly HeadPart[], hasBlock: boolean): Doc {
  const parts = rest.map(({ doc, kind }, at): FillPart => {
    const isNext = at === 0 || rest[at - 1]!.kind === "value";
    const stays = (kind === "value" || kind === "list") && isNext;
    return { doc, place: stays ? "stays" : "fits" };
  });
  const head = fill(first!.doc, parts, furtherLevels);
  return hasBlock ? concat(head, " ") : head;
}

/** A head whose parts and comments stay on their lines. */
function boundHead(parts: readonly HeadPart[], gaps: readonly Gap[], hasBlock: boolean): Doc {
  const rest: FillPart[] = [];
  const push = (doc: Doc, breaks: number): void => {
    rest.push({ doc, place: breaks > 0 ? "begins" : "stays" });
  };
  for (const [at, { comments, breaks }] of gaps.entries()) {
    for (const comment of comments) push(verbatim(comment.text), comment.breaks);
    if (at > 0 && parts[at]) push(parts[at].doc, breaks);
  }
  const head = fill(parts[0]!.doc, rest, furtherLevels);
  if (!hasBlock) return head;
  return concat(head, gaps.at(-1)!.breaks > 0 ? hardLine : " ");
}

/**
 * Adds the gap between two elements on lines of their own.
 *
 * @param isFirst - whether there is no element before it, and so no blank line either
 */
function pushGap(
  parts: Doc[],
  { trailing, between, leading, isApart }: GapLines,
  isFirst: boolean,
): void {
  const isTop = parts.length === 0;
  pushTrailing(parts, trailing);
  for (const [at, each] of between.entries()) {
    pushBreak(parts, each.isApart && (at > 0 || !isFirst));
    pushComments(parts, each.comments);
  }
  pushBreak(parts, isApart && (between.length > 0 || !isFirst || isTop));
  for (const { text } of leading) parts.push(verbatim(text), " ");
}

/** Adds the gap after the last element. */
function pushEnd(parts: Doc[], { trailing, between, leading, isOneLine, isApart }: GapLines): void {
  if (isOneLine) {
    pushTrailing(parts, leading);
    return;
  }
  // There is no blank line directly after an opening brace.
  const isFirst = parts.length <= 1 && parts[0] === "{";
  pushTrailing(parts, trailing);
  const rest = leading.length > 0 ? [...between, { comments: leading, isApart }] : between;
  for (const [at, each] of rest.entries()) {
    pushBreak(parts, each.isApart && (at > 0 || !isFirst));
    pushComments(parts, each.comments);
  }
}

/** Starts a new line, except at the start of a source. */
function pushBreak(parts: Doc[], isBlank: boolean): void {
  if (parts.length > 0) parts.push(isBlank ? blankLine : hardLine);
}

function pushTrailing(parts: Doc[], comments: readonly GapComment[]): void {
  for (const { text } of comments) {
    if (parts.length > 0) parts.push(" ");
    parts.push(verbatim(text));
  }
}

function pushComments(parts: Doc[], comments: readonly GapComment[]): void {
  for (const [at, { text }] of comments.entries()) {
    if (at > 0) parts.push(" ");
    parts.push(verbatim(text));
  }
}
