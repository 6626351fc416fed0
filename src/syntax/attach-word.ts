/** Gives a word to the element before it, or says that it starts the next one. */
import type { Element } from "../ast/element.js";
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";
import type { GroupContext } from "./group-context.js";
import type { LiteralItem, WordItem } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { placeWord } from "./place-word.js";

/** Reads a word after an element; returns true if it starts the next one. */
export function readWord(cx: GroupContext, item: WordItem, open: Element, run: ItemRun): boolean {
  const { word, from, to } = item;
  const next = run.peek(0);
  const startsLine = run.startsLine(item);
  const role = placeWord(
    {
      word,
      startsLine,
      isOutdented: () => startsLine && run.indentOf(from) <= run.indentOf(open.from),
      ahead: (distance) => run.peek(distance),
      breaksBefore: (later) => run.breaksBetween(to, later.from),
    },
    open,
    cx.vocabulary,
  );
  if (role === "element" || role === "unknown-element") return true;
  if (role === "missing-equals" && next?.kind === "literal") {
    readUnequalled(cx, item, next, open);
    run.take();
    return false;
  }
  open.modifiers.push({ word, from, to });
  open.to = to;
  const owner = open.component;
  if (!owner || role === "modifier") return false;
  if (isUnquotedLabel(open)) return false;
  reportModifier(cx, item, role, owner);
  return false;
}

/** Whether there are words where the label is missing: that is one mistake, reported with the label. */
function isUnquotedLabel(open: Element): boolean {
  const { component, label, attributes, modifiers } = open;
  if (!component || label !== undefined || attributes.length > 0) return false;
  return (
    component.label?.required === true &&
    modifiers.every(({ word }) => !component.modifiers.has(word))
  );
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
    const data = { word, owner: owner.name, example: describeNeed(word, cx.vocabulary) };
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
  open.attributes.push({
    name: word,
    nameFrom: from,
    nameTo: to,
    value: next.literal,
    from,
    to: next.to,
  });
  open.to = next.to;
}

function describeNeed(word: string, vocabulary: Vocabulary): string {
  const component = vocabulary.component(word);
  if (component?.number) return `${word} 1`;
  if (component?.label?.required) return `${word} "…"`;
  return component?.list?.required ? `${word} [ … ]` : `${word} { … }`;
}
