/** Tells whether a list may contain elements, which most lists do not. */
import type { Literal } from "../ast/value.js";
import type { GroupContext } from "./group-context.js";

/** Whether a list, or one in it, contains the name of a component, or another word right before a string. */
export function mayListElements({ items, to }: Literal, cx: GroupContext): boolean {
  // A list that is not closed may contain anything.
  if (!items || cx.source[to - 1] !== "]") return false;
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    if (item.kind === "list" && mayListElements(item, cx)) return true;
    if (item.kind !== "word") continue;
    if (cx.vocabulary.component(String(item.value))) return true;
    const next = items[at + 1];
    if (next?.kind === "string" && !cx.source.slice(item.to, next.from).includes(",")) return true;
  }
  return false;
}
