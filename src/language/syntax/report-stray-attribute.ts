/** Reports an attribute without an element, and finds the items that were meant. */
import type { GroupContext } from "./group-context.js";
import type { AttributeItem, Item } from "./item.js";
import { splitGlued } from "./report-unknown-word.js";

/** Reports an attribute without an element; returns the intended items, if these are clear. */
export function reportStrayAttribute(cx: GroupContext, item: AttributeItem): Item[] | undefined {
  const split = splitGlued(cx, item.name);
  const text = cx.source.slice(item.nameFrom, Math.min(item.to, item.nameFrom + 40));
  if (split !== undefined && !item.isQuoted) {
    const at = item.nameFrom + split.indexOf(" ");
    const data = { word: item.name, apart: split };
    const edits = [{ from: at, to: at, insert: " " }];
    cx.collector.add(
      "words-glued",
      "inside",
      data,
      { from: item.nameFrom, to: item.nameTo },
      { edits },
    );
    const [word = "", name = ""] = split.split(" ");
    return [
      { kind: "word", word, from: item.nameFrom, to: at },
      { ...item, name, nameFrom: at, from: at },
    ];
  }
  const isComponent = cx.vocabulary.component(item.name) !== undefined && item.value !== undefined;
  const at = item.separatorFrom;
  if (!isComponent) {
    cx.collector.add("attribute-stray", "attribute", { written: text }, item);
    return undefined;
  }
  const insert = /\s/.test(cx.source[at + 1] ?? "") ? "" : " ";
  const edits = [{ from: at, to: at + 1, insert }];
  const data = { written: text, name: item.name, separator: item.separator };
  cx.collector.add("attribute-stray", "component", data, item, { edits });
  const word: Item = { kind: "word", word: item.name, from: item.nameFrom, to: item.nameTo };
  return [word, ...(valueItems(item) ?? [])];
}

/** The value of an attribute as items of their own. */
export function valueItems(item: AttributeItem): Item[] | undefined {
  const { value } = item;
  if (value === undefined) return undefined;
  if (value.kind === "braces") return [value];
  const { from, to } = value;
  return value.kind === "word"
    ? [{ kind: "word", word: String(value.value), from, to }]
    : [{ kind: "literal", literal: value, from, to }];
}
