/** Goes through the items of a block one by one, with a look ahead and items that are put back. */
import type { Element } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { AttributeItem, Item, WordItem } from "./item.js";
import { isPositional } from "./place-word.js";

/** The items of one block, and how far they have been read. */
export class ItemRun {
  /** The element that was started last, for suggestions. */
  before: Element | undefined;
  readonly #items: readonly Item[];
  readonly #source: string;
  #at = 0;
  #returned: Item[] = [];
  #end: number | undefined;
  #previousEnd: number | undefined;

  constructor(items: readonly Item[], source: string) {
    this.#items = items;
    this.#source = source;
  }

  take(): Item | undefined {
    const item = this.#returned.shift() ?? this.#items[this.#at++];
    this.#previousEnd = this.#end;
    this.#end = item?.to;
    return item;
  }

  /** Puts parts of the item that was taken last back in front. */
  putBack(items: readonly Item[]): void {
    this.#returned.unshift(...items);
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

  /** Whether a line break stands between an item and what is before it. */
  startsLine(item: Item): boolean {
    return this.#previousEnd === undefined
      ? this.breaksBetween(Math.max(0, lineGapStart(this.#source, item.from)), item.from)
      : this.breaksBetween(this.#previousEnd, item.from);
  }

  /** Whether an attribute follows a number or word without a blank. */
  isAgainstValue(item: AttributeItem): boolean {
    return /[\w%]/.test(this.#source[item.from - 1] ?? "");
  }

  /** Whether a component follows a string without a blank. */
  isGlued(item: WordItem): boolean {
    const unit = this.#source[item.from - 1];
    return unit === '"' || unit === "'";
  }

  /** The next item that is no attribute and no unknown word: what a word at the line's start may own. */
  findOwned(vocabulary: Vocabulary): { owned: Item | undefined; breaksBefore: boolean } {
    const first = this.peek(0);
    if (first === undefined || isPositional(first)) {
      const breaksBefore =
        first !== undefined && this.#end !== undefined && this.breaksBetween(this.#end, first.from);
      return { owned: first, breaksBefore };
    }
    const end = this.#end ?? first.from;
    for (let distance = 0; distance < 12; distance++) {
      const item = this.peek(distance);
      // What starts a line of its own belongs to the words before it only if it is positional.
      const isFar = item !== undefined && distance > 0 && this.breaksBetween(end, item.from);
      if (isFar && item.kind !== "braces") break;
      if (!item || isPositional(item)) {
        return {
          owned: item,
          breaksBefore: item !== undefined && this.breaksBetween(end, item.from),
        };
      }
      const passes =
        item.kind === "attribute" || (item.kind === "word" && !vocabulary.component(item.word));
      if (!passes) break;
    }
    return { owned: undefined, breaksBefore: false };
  }
}

function lineGapStart(source: string, to: number): number {
  let at = to;
  while (at > 0 && " \t\r\n".includes(source[at - 1]!)) at--;
  return at;
}
