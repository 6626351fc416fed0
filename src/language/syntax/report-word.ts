/** Reports a word after an element that the element does not know. */
import type { ComponentEntry, Element } from "../ast/element.js";
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
  if (reportUnitApart(cx, item, open)) return;
  if (isUnquotedLabel(open, cx) || reportUnquotedTitle(cx, open, next)) return;
  reportModifier(cx, item, role, owner);
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
): void {
  const place = { from, to };
  if (role === "soft-modifier") {
    cx.collector.add("modifier-component", "soft", { word, owner: owner.name }, place);
  } else if (role === "component-modifier") {
    const example = describeNeed(cx.vocabulary.component(word)!);
    const data = { word, owner: owner.name, example };
    cx.collector.add("modifier-component", "incomplete", data, place);
  } else {
    const code = role === "unknown-word" ? role : "unknown-modifier";
    if (cx.collector.describes(code)) {
      cx.collector.addProblem(cx.suggester.unknownModifier(word, from, owner, code), place);
    } else cx.collector.addUndescribed(code, place);
  }
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
