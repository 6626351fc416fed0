/** Interprets a word with parentheses: `at(x, y)`, or a call as in other languages. */
import { attributeNamed, type Element, withPart } from "../ast/element.js";
import type { GroupContext } from "./group-context.js";
import type { CallItem, WordItem } from "./item.js";
import { readForeignCall } from "./read-foreign-call.js";

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
  return readForeignCall(cx, item, open, start);
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
    open.attributes = withPart(open.attributes, {
      name,
      nameFrom: item.wordFrom,
      nameTo: item.wordTo,
      entry: attributeNamed(open.component, name),
      value,
      from: item.from,
      to: item.to,
      viaCall: true,
    });
  }
}
