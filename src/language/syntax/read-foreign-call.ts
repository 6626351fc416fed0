/** Reads `Button("Save")`, as in other languages, as the intended element. */
import type { ComponentEntry, Element } from "../ast/element.js";
import type { TextEdit } from "../diagnostics/diagnostic.js";
import type { GroupContext } from "./group-context.js";
import type { CallItem, WordItem } from "./item.js";

/** Reports a call, and returns the element that is open after it. */
export function readForeignCall(
  cx: GroupContext,
  item: CallItem,
  open: Element | undefined,
  start: (word: WordItem) => Element,
): Element | undefined {
  const inner = cx.source
    .slice(item.open + 1, Math.min(item.to, item.open + 40))
    .replace(/\)\s*$/, "");
  const word = cx.vocabulary.component(item.word) ? item.word : item.word.toLowerCase();
  const component = cx.vocabulary.component(word);
  const plain = `${component ? word : item.word} ${inner.replace(/,\s*/g, " ")}`.trim();
  const place = { from: item.open, to: item.to };
  const edits = component && unwrap(cx, item, word, component);
  cx.collector.add("parentheses-unexpected", "call", { plain }, place, { edits });
  if (!component) return open;
  const element = start({ kind: "word", word, from: item.wordFrom, to: item.wordTo });
  const text = item.arguments.find((literal) => literal.kind === "string");
  if (text) element.label = text;
  else if (inner !== "") {
    element.label = { kind: "string", value: inner, from: item.open, to: item.to };
  }
  element.to = item.to;
  return element;
}

/** Removes the parentheses around a string and modifiers; anything else in them has no safe fix. */
function unwrap(
  { source }: GroupContext,
  item: CallItem,
  word: string,
  component: ComponentEntry,
): TextEdit[] | undefined {
  const [first, ...others] = item.arguments;
  if (first?.kind !== "string" || source[item.to - 1] !== ")") return undefined;
  const isPlain = others.every(
    ({ kind, value }) => kind === "word" && component.modifiers.has(String(value)),
  );
  if (!isPlain) return undefined;
  const parts = item.arguments.map(({ from, to }) => source.slice(from, to));
  return [{ from: item.wordFrom, to: item.to, insert: `${word} ${parts.join(" ")}` }];
}
