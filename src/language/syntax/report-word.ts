/** Reports a word after an element that the element does not know. */
import type { ComponentEntry, Element } from "../ast/element.js";
import { lacksLabel } from "../ast/lacks-label.js";
import { units } from "../ast/value.js";
import { describeNeed } from "./describe-need.js";
import type { GroupContext } from "./group-context.js";
import type { Item, WordItem } from "./item.js";
import type { WordRole } from "./place-word.js";

/**
 * Reports a word.
 *
 * @param next - the item after it
 */
export function reportWord(
  cx: GroupContext,
  item: WordItem,
  role: WordRole,
  open: Element,
  owner: ComponentEntry,
  next: Item | undefined,
): void {
  if (cx.labels.has(item) || reportUnitApart(cx, item, open)) return;
  if (isUnquotedLabel(open, cx)) {
    const waiting = cx.unquoted.get(open);
    if (waiting) waiting.push({ item, role, next });
    else cx.unquoted.set(open, [{ item, role, next }]);
  } else if (!reportUnquotedTitle(cx, open, next)) reportModifier(cx, item, role, owner, next);
}

/** Reports the words that were left for a label that is missing, now that the element turned out to have one. */
export function reportWaiting(cx: GroupContext, element: Element, owner: ComponentEntry): void {
  const waiting = cx.unquoted.get(element);
  if (!waiting) return;
  cx.unquoted.delete(element);
  if (lacksLabel(element, owner)) return;
  for (const { item, role, next } of waiting) {
    if (!cx.labels.has(item)) reportModifier(cx, item, role, owner, next);
  }
}

/** Whether there are words in place of a missing label: one mistake, which is reported with the label. */
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
  next: Item | undefined,
): void {
  const place = { from, to };
  if (role === "soft-modifier") {
    cx.collector.add("modifier-component", "soft", { word, owner: owner.name }, place);
  } else if (role === "component-modifier") {
    const component = cx.vocabulary.component(word)!;
    const meant = unquotedLabel(cx, component, to, owner, next);
    const example = meant ? `${word} "${meant.word}"` : describeNeed(component);
    const data = { word, owner: owner.name, example };
    const edits = meant && [{ from: meant.from, to: meant.to, insert: `"${meant.word}"` }];
    cx.collector.add("modifier-component", "incomplete", data, place, { edits });
    if (meant) cx.labels.add(meant);
  } else {
    const code = role === "unknown-word" ? role : "unknown-modifier";
    if (cx.collector.describes(code)) {
      cx.collector.addProblem(cx.suggester.unknownModifier(word, from, owner, code), place);
    } else cx.collector.addUndescribed(code, place);
  }
}

/** The word on the same line that a component would have as its label if it were in quotes: `text "Now" icon sun`. */
function unquotedLabel(
  { source, vocabulary }: GroupContext,
  { label, modifiers }: ComponentEntry,
  after: number,
  owner: ComponentEntry,
  next: Item | undefined,
): WordItem | undefined {
  if (next?.kind !== "word" || !label?.required || vocabulary.component(next.word))
    return undefined;
  const isOwn = isKnown(next.word, owner) || modifiers.has(next.word);
  return !isOwn && /^[ \t]+$/.test(source.slice(after, next.from)) ? next : undefined;
}

/** Reports `w=400 px`: a unit separated from its number by a space. */
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
 * Reports words that were meant as a title, as in `page Home {`: those in its place, up to the block, that start with a
 * capital letter, as titles do and modifiers do not. True if the last of them was reported.
 */
function reportUnquotedTitle(cx: GroupContext, open: Element, next: Item | undefined): boolean {
  const { component, label, attributes, modifiers } = open;
  if (!component?.label || label !== undefined || attributes.length > 0) return false;
  const first = modifiers[0]!;
  if (!/^\p{Lu}/u.test(first.word) || modifiers.some(({ word }) => isKnown(word, component))) {
    return false;
  }
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
