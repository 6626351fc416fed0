/** Attaches an attribute to the element before it, once its value is known. */
import {
  type AttributeClause,
  attributeNamed,
  type Element,
  entryAround,
  withPart,
} from "../ast/element.js";
import type { AttributeEntry } from "../ast/entries.js";
import { formAttributes, recordsName } from "../ast/form.js";
import type { Literal } from "../ast/value.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { Place } from "../diagnostics/diagnostic.js";
import { readLiteral } from "./attach-literal.js";
import type { GroupContext } from "./group-context.js";
import type { AttributeItem, BracesItem, Item } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { canTake } from "./place-word.js";
import { readObject } from "./read-object.js";
import { valueItems } from "./report-stray-attribute.js";

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
      run,
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
    entry: entryOf(cx, item.name, open),
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
  // A plain value on the next line is the intended value, only in the wrong place.
  return isLate && item.value?.kind !== "braces" ? undefined : valueItems(item);
}

/** The definition of an element's attribute, from its component or from reuse. */
function entryOf(cx: GroupContext, name: string, open: Element): AttributeEntry | undefined {
  const entry = attributeNamed(open.component, name);
  if (entry) return entry;
  const { reuse } = cx.vocabulary;
  const ofRecords =
    name === recordsName ? open.component?.records?.attributes.get(name) : undefined;
  if (!ofRecords && !formAttributes.has(name)) return undefined;
  if (!reuse) cx.mentionsForms = true;
  else if (ofRecords) return ofRecords;
  const ofPage = open.component?.root ? reuse?.pageAttributes.get(name) : undefined;
  return ofPage ?? reuse?.attributes.get(name);
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
  const component = cx.vocabulary.component(String(value.value))?.within(entryAround(open.parent));
  if (!component) return true;
  if (known?.kind.choices?.includes(String(value.value))) return true;
  if (run.breaksBetween(item.separatorFrom, value.from)) return false;
  const next = run.peek(0);
  if (!canTake(component, undefined, next)) return true;
  return (
    canTake(open.component, open, next) && !known?.kind.check(value, item.name, cx.suggester.words)
  );
}

function namePlace({ nameFrom, nameTo }: AttributeItem): Place {
  return { from: nameFrom, to: nameTo };
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
