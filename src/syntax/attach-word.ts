/** Gives a word to the element before it, or says that it starts the next one. */
import { attributeNamed, type Element, withPart } from "../ast/element.js";
import { units } from "../ast/value.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import { describeNeed } from "./describe-need.js";
import type { GroupContext } from "./group-context.js";
import type { Item, LiteralItem, WordItem } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { placeWord, type WordPlace } from "./place-word.js";

/** Reads a word after an element; returns true if it starts the next one. */
export function readWord(cx: GroupContext, item: WordItem, open: Element, run: ItemRun): boolean {
  const { word, to } = item;
  const owner = open.component;
  const isModifier = owner?.modifiers.has(word) === true;
  // A word with one meaning need not be placed.
  const isClear = isModifier && !cx.vocabulary.component(word);
  const role = isClear ? "modifier" : placeWord(new Placed(item, open, run), open, cx.vocabulary);
  if (role === "element" || role === "unknown-element") return true;
  const next = role === "missing-equals" ? run.peek(0) : undefined;
  if (next?.kind === "literal") {
    readUnequalled(cx, item, next, open);
    run.take();
    return false;
  }
  open.modifiers = withPart(open.modifiers, item);
  open.to = to;
  if (isModifier) cx.modified = open;
  if (!owner || role === "modifier") return false;
  if (reportUnitApart(cx, item, open)) return false;
  if (isUnquotedLabel(open, cx) || reportUnquotedTitle(cx, open, run)) return false;
  reportModifier(cx, item, role, owner);
  return false;
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

/** Whether there are words where the label is missing: that is one mistake, reported with the label. */
function isUnquotedLabel(open: Element, { modified }: GroupContext): boolean {
  const { component, label, attributes } = open;
  if (!component?.label?.required || label !== undefined || attributes.length > 0) return false;
  return modified !== open;
}

function reportModifier(
  cx: GroupContext,
  { word, from, to }: WordItem,
  role: string,
  owner: ComponentEntry,
): void {
  const place = { from, to };
  if (role === "soft-modifier") {
    cx.collector.add("modifier-component", "soft", { word, owner: owner.name }, place);
  } else if (role === "component-modifier") {
    const example = describeNeed(cx.vocabulary.component(word)!);
    const data = { word, owner: owner.name, example };
    cx.collector.add("modifier-component", "incomplete", data, place);
  } else {
    const problem = cx.suggester.unknownModifier(word, from, owner, role === "unknown-word");
    cx.collector.addProblem(problem, place);
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

/** Reports `w=400 px`: a unit that a space keeps from its number; without the space it is one. */
function reportUnitApart(cx: GroupContext, { word, from, to }: WordItem, open: Element): boolean {
  const last = open.attributes.at(-1);
  const number = last?.value;
  if (number?.kind !== "number" || open.component?.modifiers.has(word)) return false;
  if (!(units as readonly string[]).includes(word)) return false;
  if (!/^[ \t]+$/.test(cx.source.slice(number.to, Math.min(from, number.to + 9)))) return false;
  const together = `${cx.source.slice(number.from, number.to)}${word}`;
  const edits = [{ from: number.to, to: from, insert: "" }];
  cx.collector.add("number-unit", "apart", { unit: word, together }, { from, to }, { edits });
  return true;
}

/**
 * Reports words that were meant as the title of `page Home {`: those that stand where it would, up to the block, and
 * that start with a capital letter, as titles do and modifiers do not. True when the last of them has been reported.
 */
function reportUnquotedTitle(cx: GroupContext, open: Element, run: ItemRun): boolean {
  const { component, label, attributes, modifiers } = open;
  if (!component?.label || label !== undefined || attributes.length > 0) return false;
  const first = modifiers[0]!;
  if (!/^\p{Lu}/u.test(first.word) || modifiers.some(({ word }) => isKnown(word, component))) {
    return false;
  }
  const next = run.peek(0);
  if (next?.kind === "word" && !isKnown(next.word, component)) return true;
  const place = { from: first.from, to: open.to };
  const written = `"${cx.source.slice(place.from, place.to)}"`;
  const data = { owner: component.name, word: first.word, written };
  const edits = [{ ...place, insert: written }];
  cx.collector.add("unknown-modifier", "title", data, place, { edits });
  return true;
}

function isKnown(word: string, { modifiers }: ComponentEntry): boolean {
  return modifiers.has(word) || modifiers.has(word.toLowerCase());
}
