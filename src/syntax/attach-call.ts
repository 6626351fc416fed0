/** Understands a word with parentheses: `at(x, y)`, or the habit of another language. */
import type { Element } from "../ast/element.js";
import type { TextEdit } from "../text/diagnostic.js";
import type { GroupContext } from "./group-context.js";
import type { CallItem, WordItem } from "./item.js";

/** Reads a call; returns the element that is open after it. */
export function readCall(
  cx: GroupContext,
  item: CallItem,
  open: Element | undefined,
  start: (word: WordItem) => Element,
): Element | undefined {
  const isPlace = item.word === "at" && open !== undefined;
  if (isPlace) {
    readPlace(cx, item, open);
    return open;
  }
  const inner = cx.source
    .slice(item.open + 1, Math.min(item.to, item.open + 40))
    .replace(/\)\s*$/, "");
  const plain = `${item.word} ${inner}`.trim();
  const place = { from: item.open, to: item.to };
  cx.collector.add("parentheses-unexpected", "call", { plain }, place, { edits: unwrap(cx, item) });
  const component = cx.vocabulary.component(item.word);
  if (!component) return open;
  const element = start({ kind: "word", word: item.word, from: item.wordFrom, to: item.wordTo });
  const text = item.arguments.find((literal) => literal.kind === "string");
  if (text) element.label = text;
  else if (inner !== "") {
    element.label = { kind: "string", value: inner, from: item.open, to: item.to };
  }
  element.to = item.to;
  return element;
}

/** Removes the parentheses around a single string; anything else in them has no safe fix. */
function unwrap({ source }: GroupContext, item: CallItem): TextEdit[] | undefined {
  const [only, ...others] = item.arguments;
  if (only?.kind !== "string" || others.length > 0 || source[item.to - 1] !== ")") return undefined;
  return [{ from: item.open, to: item.to, insert: ` ${source.slice(only.from, only.to)}` }];
}

function readPlace(cx: GroupContext, item: CallItem, open: Element): void {
  const numbers = item.arguments.filter((literal) => literal.kind === "number");
  open.to = item.to;
  if (item.arguments.length !== 2 || numbers.length !== 2) {
    if (cx.source[item.to - 1] === ")") {
      cx.collector.add("call-arguments", "found", {}, { from: item.open, to: item.to });
    }
  }
  for (const [at, name] of ["x", "y"].entries()) {
    const value = numbers[at];
    if (!value) continue;
    open.attributes.push({
      name,
      nameFrom: item.wordFrom,
      nameTo: item.wordTo,
      value,
      from: item.from,
      to: item.to,
      viaCall: true,
    });
  }
}
