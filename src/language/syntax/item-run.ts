/** A cursor over the items of a block, with lookahead and items that are put back. */
import type { Element } from "../ast/element.js";
import { Char, isDigit, isLetter } from "./characters.js";
import type { AttributeItem, Item, WordItem } from "./item.js";

/** Most runs put back nothing; never written to. */
const nothing: Item[] = [];

/** The items of one block, and the position of the cursor. */
export class ItemRun {
  /** The most recently started element, for suggestions. */
  before: Element | undefined;
  readonly #items: readonly Item[];
  readonly #source: string;
  #at = 0;
  #returned: Item[] = nothing;
  #end: number | undefined;
  #previousEnd: number | undefined;
  #indents: Map<number, number> | undefined;

  constructor(items: readonly Item[], source: string) {
    this.#items = items;
    this.#source = source;
  }

  take(): Item | undefined {
    const returned = this.#returned.length > 0 ? this.#returned.shift() : undefined;
    const item = returned ?? this.#items[this.#at++];
    this.#previousEnd = this.#end;
    this.#end = item?.to;
    return item;
  }

  /** Puts parts of the last taken item back in front. */
  putBack(items: readonly Item[]): void {
    this.#returned = [...items, ...this.#returned];
    this.#end = undefined;
  }

  peek(distance: number): Item | undefined {
    const fromReturned = this.#returned[distance];
    return fromReturned ?? this.#items[this.#at + distance - this.#returned.length];
  }

  breaksBetween(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      const unit = this.#source.charCodeAt(at);
      if (unit === 10 || unit === 13) return true;
    }
    return false;
  }

  /** Whether there is a line break before an item. */
  startsLine(item: Item): boolean {
    return this.#previousEnd === undefined
      ? this.breaksBetween(Math.max(0, lineGapStart(this.#source, item.from)), item.from)
      : this.breaksBetween(this.#previousEnd, item.from);
  }

  /** Whether an attribute follows a number or word without a space. */
  isAgainstValue(item: AttributeItem): boolean {
    const unit = this.#source.charCodeAt(item.from - 1);
    return isLetter(unit) || isDigit(unit) || unit === Char.Percent;
  }

  /** Whether a component follows a string without a space. */
  isGlued(item: WordItem): boolean {
    const unit = this.#source.charCodeAt(item.from - 1);
    return unit === Char.Quote || unit === Char.Apostrophe;
  }

  /** The indentation of the line that contains an offset, in characters. */
  indentOf(offset: number): number {
    this.#indents ??= new Map();
    const known = this.#indents.get(offset);
    if (known !== undefined) return known;
    let start = offset;
    while (start > 0 && this.#source[start - 1] !== "\n" && this.#source[start - 1] !== "\r") {
      start--;
    }
    const indent = /^[^\S\r\n]*/.exec(this.#source.slice(start, offset))![0].length;
    this.#indents.set(offset, indent);
    return indent;
  }
}

function lineGapStart(source: string, to: number): number {
  let at = to;
  while (at > 0 && " \t\r\n".includes(source[at - 1]!)) at--;
  return at;
}
