/** Attaches a word to the element before it, or decides that it starts the next one. */
import { attributeNamed, type Element, withPart } from "../ast/element.js";
import { isFormWord } from "../ast/form.js";
import type { GroupContext } from "./group-context.js";
import type { Item, LiteralItem, WordItem } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { placeWord, type WordPlace } from "./place-word.js";
import { reportWord } from "./report-word.js";

/** Reads a word after an element; returns true if it starts the next one. */
export function readWord(cx: GroupContext, item: WordItem, open: Element, run: ItemRun): boolean {
  const { word, to } = item;
  const owner = open.component;
  const isModifier = owner?.modifiers.has(word) === true;
  // A word with only one meaning needs no rules.
  const isClear = isModifier && !cx.vocabulary.component(word);
  const role = isClear ? "modifier" : placeWord(new Placed(item, open, run), open, cx.vocabulary);
  if (role !== "element" && role !== "modifier" && isFormWord(word)) cx.mentionsForms = true;
  if (role === "element" || role === "unknown-element") return true;
  const next = role === "missing-equals" ? run.peek(0) : undefined;
  if (next?.kind === "literal") {
    if (isOfOthers(cx, word, next, open)) return true;
    readUnequalled(cx, item, next, open);
    run.take();
    return false;
  }
  open.modifiers = withPart(open.modifiers, item);
  open.to = to;
  if (isModifier) cx.modified = open;
  if (owner && role !== "modifier") reportWord(cx, item, role, open, owner, run.peek(0));
  return false;
}

/** Whether a word is an element of another system rather than the attribute of its name, which cannot have this text. */
function isOfOthers(cx: GroupContext, word: string, next: LiteralItem, open: Element): boolean {
  if (next.literal.kind !== "string" || !cx.vocabulary.foreignWords.has(word)) return false;
  const { kind } = attributeNamed(open.component, word) ?? {};
  return kind?.check(next.literal, word, cx.suggester.words) !== undefined;
}

/** A word in the run of its block. */
class Placed implements WordPlace {
  readonly word: string;
  readonly #item: WordItem;
  readonly #open: Element;
  readonly #run: ItemRun;

  constructor(item: WordItem, open: Element, run: ItemRun) {
    this.word = item.word;
    this.#item = item;
    this.#open = open;
    this.#run = run;
  }

  get startsLine(): boolean {
    return this.#run.startsLine(this.#item);
  }

  isOutdented(): boolean {
    const run = this.#run;
    return this.startsLine && run.indentOf(this.#item.from) <= run.indentOf(this.#open.from);
  }

  ahead(distance: number): Item | undefined {
    return this.#run.peek(distance);
  }

  breaksBefore(later: Item): boolean {
    return this.#run.breaksBetween(this.#item.to, later.from);
  }
}

function readUnequalled(cx: GroupContext, item: WordItem, next: LiteralItem, open: Element): void {
  const { word, from, to } = item;
  const value = cx.source.slice(next.from, Math.min(next.to, next.from + 30));
  const edits = [{ from: to, to: next.from, insert: "=" }];
  cx.collector.add("missing-equals", "found", { name: word, value }, item, { edits });
  open.attributes = withPart(open.attributes, {
    name: word,
    nameFrom: from,
    nameTo: to,
    entry: attributeNamed(open.component, word),
    value: next.literal,
    from,
    to: next.to,
  });
  open.to = next.to;
}
