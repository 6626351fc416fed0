/** Turns a well-formed source into items without a tree; all others are read through their tree. */
import type { Literal } from "../ast/value.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import { Char, continuesWord, isBlank, isDigit, isHexDigit, isLetter } from "./characters.js";
import { findJoints, type IsJoint } from "./forms/find-joints.js";
import { takesHead, takesNames, takesSecondName } from "./forms/head-item.js";
import { readArguments } from "./forms/read-head.js";
import type { AttributeItem, BracesItem, CallItem, Item } from "./item.js";
import { needsQuotes } from "./measure-input.js";
import { readObject } from "./read-object.js";
import { composed, readNumber, readString } from "./read-text.js";

type NoteLongString = (from: number, to: number) => void;

/** How strings and lists without an end are read; without it, they are unusual. */
export interface OpenEnds {
  /** Reads the string at an offset if it has no end; undefined if it has one. */
  readString(from: number, quote: number): Literal | undefined;
  /**
   * Whether a list ends before what comes next.
   *
   * @param open - the offset of its bracket
   */
  endsList(open: number, at: number, unit: number): boolean;
}

/** Maximum depth of brackets. Deeper sources are rejected later anyway. */
const deepest = 280;

/**
 * The items of a source; undefined if anything in it is unusual.
 *
 * @param collector - receives diagnostics about strings and numbers; discard these if the result is undefined
 * @param noteLongString - called with the start and end of each string of several lines
 * @param openEnds - reads what has no end
 */
export function readClean(
  source: string,
  collector: DiagnosticCollector,
  noteLongString?: NoteLongString,
  openEnds?: OpenEnds,
): Item[] | undefined {
  const reader = new CleanReader(source, collector, findJoints(source), noteLongString, openEnds);
  const items = reader.readItems(-1);
  return reader.isOdd ? undefined : items;
}

/**
 * The items of a source from an offset to the end of a part, and the offset after them; undefined if anything in them is
 * unusual.
 *
 * @param endsPart - whether the part ends with the last of these items at the top level, which are braces
 */
export function readCleanPart(
  source: string,
  from: number,
  endsPart: (items: readonly Item[]) => boolean,
  collector: DiagnosticCollector,
  isJoint: IsJoint,
  noteLongString: NoteLongString,
  openEnds?: OpenEnds,
): { items: Item[]; to: number } | undefined {
  const reader = new CleanReader(source, collector, isJoint, noteLongString, openEnds);
  const part = reader.readPart(from, endsPart);
  return reader.isOdd ? undefined : part;
}

/**
 * The items between the parentheses of a definition or use in a text that is not well-formed elsewhere; undefined if
 * these are unusual too.
 *
 * @param open - the offset of the parenthesis
 */
export function readHeadAt(
  source: string,
  open: number,
  collector: DiagnosticCollector,
  isJoint: IsJoint,
): { items: Item[]; to: number } | undefined {
  const reader = new CleanReader(source, collector, isJoint);
  const head = reader.readHeadAt(open);
  return reader.isOdd ? undefined : head;
}

/** The value of `uses` or `when` in such a text, and the offset after it. */
export function readFormValueAt(
  source: string,
  name: string,
  at: number,
  collector: DiagnosticCollector,
  isJoint: IsJoint,
): { literal: Literal; to: number } | undefined {
  const reader = new CleanReader(source, collector, isJoint);
  const value = reader.readFormValueAt(name, at);
  return reader.isOdd ? undefined : value;
}

const none: readonly Item[] = [];

function isLineBreak(unit: number): boolean {
  return unit === Char.NewLine || unit === Char.Return;
}

/** Characters that may be between the end of a value and the next space. */
const closing = /[,\]})({]*(?!\S)/y;

class CleanReader {
  /** Whether it found something that only the tree can read; the items read so far are then useless. */
  isOdd = false;
  readonly #source: string;
  readonly #collector: DiagnosticCollector;
  readonly #isJoint: IsJoint;
  readonly #noteLongString: NoteLongString;
  readonly #openEnds: OpenEnds | undefined;
  #at: number;
  #depth = 0;
  /** Whether the reader is between the parentheses of a definition or use. */
  #isInHead = false;

  constructor(
    source: string,
    collector: DiagnosticCollector,
    isJoint: IsJoint,
    noteLongString: NoteLongString = () => {},
    openEnds?: OpenEnds,
  ) {
    this.#source = source;
    this.#collector = collector;
    this.#isJoint = isJoint;
    this.#noteLongString = noteLongString;
    this.#openEnds = openEnds;
    // A byte order mark.
    this.#at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  /** The items from an offset to the end of a part, and the offset after them. */
  readPart(
    from: number,
    endsPart: (items: readonly Item[]) => boolean,
  ): { items: Item[]; to: number } {
    this.#at = Math.max(from, this.#at);
    return { items: this.readItems(-1, false, endsPart), to: this.#at };
  }

  /**
   * The items up to a closing brace, which is consumed, or to the end of the source.
   *
   * @param open - the offset of the opening brace; -1 for the whole source
   * @param isObject - whether the braces are a value, in which commas may separate items
   * @param endsPart - whether to stop after the last of these items, which are braces
   */
  readItems(
    open: number,
    isObject = false,
    endsPart?: (items: readonly Item[]) => boolean,
  ): Item[] {
    const items: Item[] = [];
    if (++this.#depth > deepest) return this.#odd(items);
    while (!this.isOdd) {
      const unit = this.#skip();
      const from = this.#at;
      if (isLetter(unit)) {
        items.push(this.#readWord(from, items));
      } else if (unit === Char.Quote || unit === Char.Apostrophe) {
        const literal = this.#readString(from, unit);
        const separator = this.#skip();
        if (separator === Char.Equals || separator === Char.Colon) {
          items.push(this.#readAttribute(String(literal.value), from, literal.to, true));
        } else items.push({ kind: "literal", literal, from, to: literal.to });
      } else if (unit === Char.BlockOpen) {
        items.push(this.#readBraces(from, false, takesNames(items)));
        if (endsPart?.(items)) return items;
      } else if (unit === Char.ListOpen) {
        const literal = this.#readList(from);
        items.push({ kind: "literal", literal, from, to: literal.to });
      } else if (unit === Char.BlockClose) {
        if (open < 0) break;
        this.#at++;
        this.#depth--;
        return items;
      } else if (unit === Char.Comma && (isObject || takesSecondName(items))) {
        items.push(this.#readSign(from));
      } else if (unit === Char.Dot && this.#isMore()) {
        items.push({ kind: "word", word: "...", from, to: this.#at });
      } else if (unit === Char.Hash) {
        const literal = this.#readColor(from);
        items.push({ kind: "literal", literal, from, to: literal.to });
      } else if (isDigit(unit) || unit === Char.Dash || unit === Char.Dot) {
        const literal = this.#readNumber(from, from);
        const { kind, value, to } = literal;
        if (kind === "word") items.push({ kind: "word", word: String(value), from, to });
        else items.push({ kind: "literal", literal, from, to });
      } else if (Number.isNaN(unit) && open < 0) {
        return items;
      } else break;
    }
    return this.#odd(items);
  }

  #odd<T>(value: T): T {
    this.isOdd = true;
    return value;
  }

  /** Skips spaces and comments and returns the next code unit, or NaN at the end. */
  #skip(): number {
    const source = this.#source;
    for (;;) {
      let at = this.#at;
      let unit = source.charCodeAt(at);
      while (isBlank(unit)) unit = source.charCodeAt(++at);
      this.#at = at;
      if (unit !== Char.Slash) return unit;
      const second = source.charCodeAt(this.#at + 1);
      if (second === Char.Slash) this.#at = this.#lineEnd(this.#at + 2);
      else if (second === Char.Star) {
        const end = source.indexOf("*/", this.#at + 2);
        if (end < 0) return this.#odd(unit);
        this.#at = end + 2;
      } else return unit;
    }
  }

  #lineEnd(start: number): number {
    let at = start;
    for (;;) {
      const unit = this.#source.charCodeAt(at);
      if (unit === Char.NewLine || unit === Char.Return || Number.isNaN(unit)) return at;
      at++;
    }
  }

  /** A sign that is an item of its own. */
  #readSign(from: number): Item {
    const to = ++this.#at;
    const value = this.#source[from]!;
    return { kind: "literal", literal: { kind: "word", value, from, to }, from, to };
  }

  /** A word, or the attribute or call that it names. */
  #readWord(from: number, before: readonly Item[]): Item {
    const to = this.#nameEnd(from + 1);
    const word = this.#source.slice(from, to);
    this.#at = to;
    const separator = this.#skip();
    if (separator === Char.Equals || separator === Char.Colon) {
      return this.#readAttribute(word, from, to, false);
    }
    if (separator === Char.CallOpen) {
      return takesHead(before) ? this.#readHead(word, from, to) : this.#readCall(word, from, to);
    }
    return { kind: "word", word, from, to };
  }

  /** The parameters or arguments at the current parenthesis. */
  #readHead(word: string, from: number, wordTo: number): CallItem {
    const open = this.#at;
    const head = this.#readHeadItems();
    const to = this.#at;
    return { kind: "call", word, wordFrom: from, wordTo, open, arguments: [], head, from, to };
  }

  /** The items between parentheses, which are consumed. */
  #readHeadItems(): Item[] {
    const items: Item[] = [];
    this.#at++;
    this.#isInHead = true;
    if (++this.#depth > deepest) this.isOdd = true;
    let unit = this.#skip();
    for (; unit !== Char.CallClose && !this.isOdd; unit = this.#skip()) {
      const from = this.#at;
      if (isLetter(unit)) items.push(this.#readWord(from, none));
      else if (unit === Char.Comma || unit === Char.Equals || unit === Char.Bar) {
        items.push(this.#readSign(from));
      } else {
        const literal =
          unit === Char.BlockOpen
            ? readObject(this.#readBraces(from, true), this.#collector)
            : this.#readValue(unit, undefined);
        items.push({ kind: "literal", literal, from, to: literal.to });
      }
    }
    this.#depth--;
    this.#isInHead = false;
    this.#at++;
    return items;
  }

  /** The same at any offset of a text. */
  readHeadAt(open: number): { items: Item[]; to: number } {
    this.#at = open;
    return { items: this.#readHeadItems(), to: this.#at };
  }

  /** The end of a word; for an imported name, this includes the dot and the second word. */
  #nameEnd(start: number): number {
    const to = this.#wordEnd(start);
    return this.#isJoint(to) ? this.#wordEnd(to + 2) : to;
  }

  /** The call at the current parenthesis. */
  #readCall(word: string, from: number, wordTo: number): CallItem {
    const open = this.#at++;
    const values: Literal[] = [];
    let unit = this.#skip();
    for (; unit !== Char.CallClose && !this.isOdd; unit = this.#skip()) {
      if (unit === Char.Comma) this.#at++;
      else values.push(this.#readValue(unit, undefined));
    }
    const to = ++this.#at;
    return { kind: "call", word, wordFrom: from, wordTo, open, arguments: values, from, to };
  }

  #wordEnd(start: number): number {
    const source = this.#source;
    let at = start;
    while (continuesWord(source.charCodeAt(at))) at++;
    return at;
  }

  /** The attribute at the current separator. */
  #readAttribute(name: string, from: number, nameTo: number, isQuoted: boolean): AttributeItem {
    const separatorFrom = this.#at++;
    const separator = this.#source.charCodeAt(separatorFrom) === Char.Colon ? ":" : "=";
    const unit = this.#skip();
    let value: Literal | BracesItem;
    if (++this.#depth > deepest) this.isOdd = true;
    if (unit === Char.BlockOpen) value = this.#readBraces(this.#at, true);
    else if (name === "when" && unit === Char.Bang) value = this.#readExcept();
    else if (name === "uses") value = this.#readUses(unit);
    else value = this.#readValue(unit, from);
    this.#depth--;
    const { to } = value;
    return {
      kind: "attribute",
      name,
      nameFrom: from,
      nameTo,
      isQuoted,
      separator,
      separatorFrom,
      value,
      from,
      to,
    };
  }

  /** `!ready`, `![loading, empty]`: all variants but these. */
  #readExcept(): Literal {
    const from = this.#at++;
    const { value, to } = this.#readValue(this.#skip(), undefined);
    const written = Array.isArray(value) ? { not: value } : `!${value}`;
    return { kind: Array.isArray(value) ? "object" : "word", value: written, from, to };
  }

  /** The name of a layout, with or without arguments. */
  #readUses(unit: number): Literal {
    if (!isLetter(unit)) return this.#withArguments(this.#readValue(unit, undefined));
    const from = this.#at;
    const to = this.#nameEnd(from + 1);
    this.#at = to;
    return this.#withArguments({ kind: "word", value: this.#source.slice(from, to), from, to });
  }

  #withArguments(name: Literal): Literal {
    if (this.#skip() !== Char.CallOpen) return name;
    const head = this.#readHeadItems();
    return { ...name, to: this.#at, arguments: readArguments(head, this.#collector) };
  }

  /** The value of an attribute of reuse in a text that is not well-formed, and its end. */
  readFormValueAt(name: string, at: number): { literal: Literal; to: number } {
    this.#at = at;
    const unit = this.#skip();
    const isExcept = name === "when" && unit === Char.Bang;
    const literal = isExcept ? this.#readExcept() : this.#readUses(unit);
    return { literal, to: literal.to };
  }

  /** Braces: a block, or an object where a value is expected. */
  #readBraces(from: number, isCode: boolean, isObject = isCode): BracesItem {
    this.#at = from + 1;
    if (isCode) {
      // Code of another language.
      const unit = this.#skip();
      if (unit === Char.CallOpen || unit === Char.BlockOpen) this.isOdd = true;
    }
    const items = this.readItems(from, isObject);
    const to = this.#at;
    return { kind: "braces", items, from, to, open: from, isOpenMissing: false, close: to - 1 };
  }

  /**
   * A value that is not an object.
   *
   * @param reportFrom - where a diagnostic about a number starts
   */
  #readValue(unit: number, reportFrom: number | undefined): Literal {
    const from = this.#at;
    if (isLetter(unit)) return this.#readBareword(from);
    if (unit === Char.Quote || unit === Char.Apostrophe) return this.#readString(from, unit);
    if (unit === Char.ListOpen) return this.#readList(from);
    if (unit === Char.Hash) return this.#readColor(from);
    if (isDigit(unit)) {
      // A date, a time, a path.
      let end = from + 1;
      while (isDigit(this.#source.charCodeAt(end)) || isLetter(this.#source.charCodeAt(end))) end++;
      const [next, second] = [this.#source.charCodeAt(end), this.#source.charCodeAt(end + 1)];
      const isDate = next === Char.Dash && isDigit(second);
      const isRun = next !== Char.Percent && next !== Char.Dot && needsQuotes(next, second);
      if (isDate || isRun) this.isOdd = true;
      return this.#readNumber(from, reportFrom);
    }
    if (unit === Char.Dot && this.#isMore()) {
      return { kind: "word", value: "...", from, to: this.#at };
    }
    return this.#readNumber(from, reportFrom);
  }

  #readBareword(from: number): Literal {
    let to = this.#wordEnd(from + 1);
    if (this.#isJoint(to, from)) {
      to = this.#wordEnd(to + 2);
      // With a dot in it, the value extends to the next space, without the brackets that end it.
      closing.lastIndex = to;
      if (!closing.test(this.#source)) this.isOdd = true;
    }
    this.#at = to;
    const next = this.#source.charCodeAt(to);
    if (next === Char.CallOpen || needsQuotes(next, this.#source.charCodeAt(to + 1))) {
      this.isOdd = true;
    }
    if (this.#skip() === Char.Equals && !this.#isInHead) this.isOdd = true;
    const value = this.#source.slice(from, to);
    for (let at = 0; at < value.length; at++) if (value.charCodeAt(at) >= 0x80) this.isOdd = true;
    if (value === "true" || value === "false") {
      return { kind: "boolean", value: value === "true", from, to };
    }
    if (value.startsWith("true") || value.startsWith("false")) this.isOdd = true;
    return { kind: "word", value, from, to };
  }

  #readString(from: number, quote: number): Literal {
    const open = this.#openEnds?.readString(from, quote);
    if (open) {
      this.#at = open.to;
      return open;
    }
    const source = this.#source;
    let at = from + 1;
    let isEscaped = false;
    let isLong = false;
    for (;;) {
      const unit = source.charCodeAt(at++);
      if (unit === quote) break;
      if (unit === Char.Backslash) {
        isEscaped = true;
        if (isLineBreak(source.charCodeAt(at++))) isLong = true;
      } else if (isLineBreak(unit)) isLong = true;
      else if (Number.isNaN(unit)) return this.#odd({ kind: "string", value: "", from, to: at });
    }
    this.#at = at;
    if (isLong) this.#noteLongString(from, at);
    if (at > source.length) this.isOdd = true;
    const value = isEscaped
      ? readString(source.slice(from, at), from, true, this.#collector)
      : composed(source.slice(from + 1, at - 1));
    return { kind: "string", value, from, to: at };
  }

  #readColor(from: number): Literal {
    let to = from + 1;
    while (isHexDigit(this.#source.charCodeAt(to))) to++;
    const length = to - from;
    const isColor = length === 4 || length === 5 || length === 7 || length === 9;
    if (!isColor || continuesWord(this.#source.charCodeAt(to))) this.isOdd = true;
    this.#at = to;
    return { kind: "color", value: this.#source.slice(from, to), from, to };
  }

  /** Consumes three dots; returns whether there are four. */
  #isMore(): boolean {
    const isMore = this.#source.startsWith("...", this.#at);
    if (!isMore) return false;
    this.#at += 3;
    if (this.#source.charCodeAt(this.#at) === Char.Dot) this.isOdd = true;
    return true;
  }

  #readNumber(from: number, reportFrom: number | undefined): Literal {
    const source = this.#source;
    const start = source.charCodeAt(from) === Char.Dash ? from + 1 : from;
    let to = start;
    while (isDigit(source.charCodeAt(to))) to++;
    if (source.charCodeAt(to) === Char.Dot && isDigit(source.charCodeAt(to + 1))) {
      to += 2;
      while (isDigit(source.charCodeAt(to))) to++;
    }
    if (to === start) return this.#odd({ kind: "number", value: 0, from, to: from + 1 });
    for (let unit = source.charCodeAt(to); ; unit = source.charCodeAt(++to)) {
      if (unit === Char.Dash || !(continuesWord(unit) || unit === Char.Percent)) break;
    }
    // Directly followed by an attribute.
    if (source.charCodeAt(to) === Char.Equals) this.isOdd = true;
    this.#at = to;
    return readNumber(source.slice(from, to), from, this.#collector, reportFrom);
  }

  #readList(from: number): Literal {
    const items: Literal[] = [];
    this.#at = from + 1;
    if (++this.#depth > deepest) this.isOdd = true;
    let afterComma = true;
    let to = 0;
    while (!this.isOdd) {
      const unit = this.#skip();
      if (unit === Char.ListClose) break;
      if (this.#openEnds?.endsList(from, this.#at, unit)) {
        to = this.#at;
        break;
      }
      if (unit === Char.Comma) {
        if (afterComma) break;
        afterComma = true;
        this.#at++;
        continue;
      }
      afterComma = false;
      if (unit !== Char.BlockOpen) items.push(this.#readValue(unit, undefined));
      else items.push(readObject(this.#readBraces(this.#at, true), this.#collector));
    }
    if (to === 0) {
      if (this.#source.charCodeAt(this.#at) !== Char.ListClose) this.isOdd = true;
      to = ++this.#at;
    }
    this.#depth--;
    return { kind: "list", value: items.map((item) => item.value), from, to, items };
  }
}
