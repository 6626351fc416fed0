/** Gives an attribute to the element before it, once it is clear what its value is. */
import { type AttributeClause, attributeNamed, type Element, withPart } from "../ast/element.js";
import type { Literal } from "../ast/value.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { Place } from "../text/diagnostic.js";
import { readLiteral } from "./attach-literal.js";
import type { GroupContext } from "./group-context.js";
import type { AttributeItem, BracesItem, Item } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { canTake } from "./place-word.js";
import { readObject } from "./read-object.js";
import { splitGlued } from "./start-element.js";

/** Reads an attribute; returns the items that turned out not to be part of it. */
export function readAttribute(
  cx: GroupContext,
  item: AttributeItem,
  open: Element,
  run: ItemRun,
): Item[] | undefined {
  if (item.isQuoted) {
    readLiteral(
      cx,
      {
        kind: "literal",
        literal: { kind: "string", value: item.name, from: item.nameFrom, to: item.nameTo },
        from: item.nameFrom,
        to: item.nameTo,
      },
      open,
    );
    const { separatorFrom: at, separator } = item;
    const place = { from: at, to: at + 1 };
    cx.collector.add("token-unexpected", "token", { token: separator }, place);
    return valueItems(item);
  }
  if (item.from !== open.wordTo && run.isAgainstValue(item)) {
    const edits = [{ from: item.from, to: item.from, insert: " " }];
    cx.collector.add("words-glued", "before", { word: item.name }, namePlace(item), { edits });
  }
  const isLate =
    item.separator === ":" &&
    item.value !== undefined &&
    run.breaksBetween(item.separatorFrom, item.value.from);
  const hasValue = item.value !== undefined && !isLate && isValue(cx, item, item.value, open, run);
  const clause: AttributeClause = {
    name: item.name,
    nameFrom: item.nameFrom,
    nameTo: item.nameTo,
    entry: attributeNamed(open.component, item.name),
    value: undefined,
    from: item.from,
    to: item.to,
  };
  open.attributes = withPart(open.attributes, clause);
  if (hasValue) {
    clause.value =
      item.value!.kind === "braces"
        ? readObject(item.value as BracesItem, cx.collector)
        : (item.value as Literal);
    open.to = item.to;
    return undefined;
  }
  clause.to = item.separatorFrom + 1;
  open.to = clause.to;
  const { name, separator } = item;
  const place = { from: item.nameFrom, to: item.separatorFrom + 1 };
  cx.collector.add("missing-value", "attribute", { name, separator }, place);
  // A plain value on the next line is what was meant, only in the wrong place.
  return isLate && item.value?.kind !== "braces" ? undefined : valueItems(item);
}

/** Whether what follows the `=` is its value rather than the next element or the block. */
function isValue(
  cx: GroupContext,
  item: AttributeItem,
  value: Literal | BracesItem,
  open: Element,
  run: ItemRun,
): boolean {
  if (value.kind !== "braces" && value.kind !== "word") return true;
  const known = open.component?.attributes.get(item.name);
  if (value.kind === "braces") {
    const isBlock =
      known &&
      !known.kind.takesObject &&
      canTake(open.component, open, value) &&
      run.peek(0)?.kind !== "braces";
    return !isBlock || isObjectLike(value, cx.vocabulary);
  }
  const component = cx.vocabulary.component(String(value.value))?.within(open.parent?.component);
  if (!component) return true;
  if (known?.kind.choices?.includes(String(value.value))) return true;
  if (run.breaksBetween(item.separatorFrom, value.from)) return false;
  const next = run.peek(0);
  if (!canTake(component, undefined, next)) return true;
  return (
    canTake(open.component, open, next) && !known?.kind.check(value, item.name, cx.suggester.words)
  );
}

/** Reports an attribute without an element; returns what was meant, if that is clear. */
export function reportStrayAttribute(cx: GroupContext, item: AttributeItem): Item[] | undefined {
  const split = splitGlued(cx, item.name);
  const text = cx.source.slice(item.nameFrom, Math.min(item.to, item.nameFrom + 40));
  if (split !== undefined && !item.isQuoted) {
    const at = item.nameFrom + split.indexOf(" ");
    const data = { word: item.name, apart: split };
    const edits = [{ from: at, to: at, insert: " " }];
    cx.collector.add("words-glued", "inside", data, namePlace(item), { edits });
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

function namePlace({ nameFrom, nameTo }: AttributeItem): Place {
  return { from: nameFrom, to: nameTo };
}

/** The value of an attribute as items of their own. */
function valueItems(item: AttributeItem): Item[] | undefined {
  const { value } = item;
  if (value === undefined) return undefined;
  if (value.kind === "braces") return [value];
  const { from, to } = value;
  return value.kind === "word"
    ? [{ kind: "word", word: String(value.value), from, to }]
    : [{ kind: "literal", literal: value, from, to }];
}

/** Braces hold an object when they hold names with values, and words that are not components. */
function isObjectLike(braces: BracesItem, vocabulary: Vocabulary): boolean {
  let hasName = false;
  for (const item of braces.items) {
    if (item.kind === "attribute") hasName = true;
    else if (item.kind === "word" && !vocabulary.component(item.word)) hasName = true;
    else if (item.kind !== "literal" || item.literal.value !== ",") return false;
  }
  return hasName;
}
