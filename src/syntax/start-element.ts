/** Starts an element at a word, and says what is wrong about an unknown one. */
import type { Element } from "../ast/element.js";
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";
import type { GroupContext } from "./group-context.js";
import type { WordItem } from "./item.js";
import type { ItemRun } from "./item-run.js";

const none: readonly never[] = [];

/** Makes the element that a word starts; nothing belongs to it yet. */
export function startElement(
  cx: GroupContext,
  item: WordItem,
  parent: Element | undefined,
  run: ItemRun,
): Element {
  const { word, from, to } = item;
  const parentEntry = parent?.component;
  let component = cx.vocabulary.component(word)?.within(parentEntry);
  if (!component) {
    const meant = cx.vocabulary.component(word.toLowerCase());
    if (meant) {
      component = meant.within(parentEntry);
      const right = word.toLowerCase();
      const edits = [{ from, to, insert: right }];
      cx.collector.add("component-case", "found", { word, right }, item, { edits });
    } else {
      if (!repeatsForm(cx, word, parent)) {
        reportUnknown(cx, item, parentEntry, run.before?.component);
      }
    }
  } else if (run.isGlued(item)) {
    const edits = [{ from, to: from, insert: " " }];
    cx.collector.add("words-glued", "before", { word }, item, { edits });
  }
  const element: Element = {
    word,
    wordFrom: from,
    wordTo: to,
    component,
    from,
    to,
    label: undefined,
    number: undefined,
    list: undefined,
    attributes: none,
    modifiers: none,
    block: undefined,
    parent,
  };
  run.before = element;
  return element;
}

/**
 * Whether a word stands for a form whose parent was told of it already: rows and cells of another language's
 * table are one mistake, as are the options of its select.
 */
function repeatsForm(cx: GroupContext, word: string, parent: Element | undefined): boolean {
  if (!parent || !cx.suggester.foreignForm(word)) return false;
  if (!parent.component) return cx.suggester.foreignForm(parent.word) !== undefined;
  if (parent.component.children.allow === "any") return false;
  const isRepeated = cx.toldOfForms.has(parent);
  cx.toldOfForms.add(parent);
  return isRepeated;
}

function reportUnknown(
  cx: GroupContext,
  item: WordItem,
  parent: ComponentEntry | undefined,
  before: ComponentEntry | undefined,
): void {
  const { word, from, to } = item;
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

/** Letters of the longest name of a component. */
function longestName({ words }: Vocabulary): number {
  return words.reduce((most, { length }) => Math.max(most, length), 0);
}

/** `pagefoo` as `page foo`: the longest component that a word starts with, and the rest. */
export function splitGlued(cx: GroupContext, word: string): string | undefined {
  if (cx.vocabulary.component(word)) return undefined;
  for (let end = Math.min(word.length - 1, longestName(cx.vocabulary)); end >= 3; end--) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (cx.vocabulary.component(first)) {
      return /^[A-Za-z]/.test(rest) ? `${first} ${rest}` : undefined;
    }
  }
  return undefined;
}
