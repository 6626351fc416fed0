/** Reports lists in a list that draw nothing, and unknown keys of objects in it, with what was probably meant. */
import type { Element } from "../ast/element.js";
import type { ListEntry } from "../ast/entries.js";
import type { Literal } from "../ast/value.js";
import type { SourcePlace } from "../diagnostics/diagnostic.js";
import { spellingEdits } from "../diagnostics/suggester.js";
import type { CheckContext } from "./context.js";
import { foreignAttribute } from "./foreign-attributes.js";
import { textKey } from "./text-key.js";

/** Reports a list in a list; if there is nothing beside it, one pair of brackets is too many. */
export function reportNestedList(
  item: Literal,
  list: Literal,
  element: Element,
  cx: CheckContext,
): void {
  const isOnly = list.items?.length === 1;
  const brackets = [list.from, list.to - 1];
  const edits = brackets.map((from) => ({ from, to: from + 1, insert: "" }));
  const data = { word: element.word, isOnly };
  cx.collector.add("attribute-kind", "listItem", data, item, isOnly ? { edits } : {});
}

/** Reports a key that is none of those that the items of a list take. */
export function reportUnknownKey(
  key: string,
  place: SourcePlace,
  keys: ListEntry["keys"],
  element: Element,
  cx: CheckContext,
): void {
  const foreign = foreignAttribute(key);
  const ours = typeof foreign === "object" ? foreign.find((name) => keys.has(name)) : undefined;
  const meant = ours ?? cx.suggester.nearest(key, keys, () => namesOf(keys));
  const data = { word: element.word, key, known: namesOf(keys), meant };
  const edits = spellingEdits(key, meant, place.from, place.to);
  cx.collector.add("unknown-attribute", "key", data, place, { edits });
}

function namesOf(keys: ListEntry["keys"]): string[] {
  return [...new Set([textKey, ...keys.keys()])];
}
