/** Reports an unknown word at the start of an element, with what was probably meant. */
import type { ComponentEntry } from "../ast/element.js";
import { type Element, entryAround } from "../ast/element.js";
import { innerForms, topLevelForms } from "../ast/form.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { GroupContext } from "./group-context.js";
import type { WordItem } from "./item.js";

/**
 * Whether a word belongs to a form that was already reported for its parent: rows and cells of another language's table
 * are one mistake, as are the options of its select.
 */
function repeatsForm(cx: GroupContext, word: string, parent: Element | undefined): boolean {
  if (!parent || !cx.suggester.meansForm(word)) return false;
  if (!parent.component) return cx.suggester.areFormsOfOne(word, parent.word);
  if (parent.component.children.allow === "any" || cx.suggester.hasOnlyEntry(parent.component)) {
    return false;
  }
  const isRepeated = cx.toldOfForms.has(parent);
  cx.toldOfForms.add(parent);
  return isRepeated;
}

/** Reports a word that starts an element but is not a component. */
export function reportUnknownWord(
  cx: GroupContext,
  item: WordItem,
  outer: Element | undefined,
  before: ComponentEntry | undefined,
): void {
  const { word, from, to } = item;
  if (repeatsForm(cx, word, outer)) return;
  if (cx.vocabulary.reuse && (innerForms.has(word) || (!outer && topLevelForms.has(word)))) {
    cx.collector.add("reuse-head", "form", { word }, item);
    return;
  }
  if (!cx.collector.describes("unknown-component")) {
    cx.collector.addUndescribed("unknown-component", item);
    return;
  }
  const parent = entryAround(outer) ?? (outer && cx.suggester.componentMeant(outer.word));
  if (/["']/.test(cx.source[from - 1] ?? "") && /["']/.test(cx.source[to] ?? "")) {
    const quote = cx.source[to]!;
    cx.collector.add("unknown-component", "betweenStrings", { word, quote }, item);
    return;
  }
  const problem = cx.suggester.unknownComponent(word, from, parent, before);
  const apart = problem.hint === undefined ? splitGlued(cx, word) : undefined;
  if (apart === undefined) cx.collector.addProblem(problem, item);
  else cx.collector.add("words-glued", "inside", { word, apart }, item);
}

/** Length of the longest name of a component. */
function longestName({ words }: Vocabulary): number {
  return words.reduce((most, { length }) => Math.max(most, length), 0);
}

/** `rowgap` as `row gap`: the longest component that a word starts with, and its attribute or modifier. */
export function splitGlued(cx: GroupContext, word: string): string | undefined {
  if (cx.vocabulary.component(word)) return undefined;
  for (let end = Math.min(word.length - 1, longestName(cx.vocabulary)); end >= 3; end--) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    const entry = cx.vocabulary.component(first);
    if (!entry) continue;
    const { attributes, attributeAliases, modifiers } = entry;
    const isPart = attributes.has(rest) || attributeAliases.has(rest) || modifiers.has(rest);
    return isPart ? `${first} ${rest}` : undefined;
  }
  return undefined;
}
