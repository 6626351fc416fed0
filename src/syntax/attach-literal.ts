/** Gives a value without a name to the element before it: its label, number or list. */
import { attributeNamed, type Element, withPart } from "../ast/element.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import type { GroupContext } from "./group-context.js";
import type { LiteralItem } from "./item.js";

/** Takes a value as the element's own, or says why it cannot be. */
export function readLiteral(
  cx: GroupContext,
  { literal, from, to }: LiteralItem,
  open: Element,
): void {
  open.to = to;
  const owner = open.component;
  if (literal.kind === "string" && !open.label && (!owner || owner.label)) {
    open.label = literal;
    return;
  }
  const second = owner?.label?.second;
  if (literal.kind === "string" && second && !open.attributes.some(({ name }) => name === second)) {
    const entry = attributeNamed(owner, second);
    const clause = { name: second, nameFrom: from, nameTo: from, entry, value: literal, from, to };
    open.attributes = withPart(open.attributes, clause);
    return;
  }
  const place = { from, to };
  const name = owner?.name ?? open.word;
  switch (literal.kind) {
    case "string":
      if (owner && !owner.label) {
        cx.collector.add("label-not-allowed", "found", { name, taken: takenBy(owner) }, place);
      } else {
        cx.collector.add("label-duplicate", "second", { name }, place, { related: open.label! });
      }
      return;
    case "list":
      if (owner && !owner.list && !takesListElsewhere(owner)) {
        // A list without an end has been reported, and swallowed who knows what.
        if (cx.source[to - 1] !== "]") return;
        cx.collector.add("list-not-allowed", "found", { name, taken: takenBy(owner) }, place);
      } else if (open.list) {
        cx.collector.add("list-duplicate", "second", { name }, place, { related: open.list });
      } else {
        open.list = literal;
      }
      return;
    case "number":
      if (
        owner?.number &&
        !open.number &&
        Number.isInteger(literal.value) &&
        Number(literal.value) >= 0
      ) {
        open.number = literal;
        return;
      }
      break;
    default:
  }
  if (!owner) return;
  const text = cx.source.slice(from, Math.min(to, from + 30));
  const isText = owner.label?.required === true && !open.label && literal.kind !== "color";
  if (isText) open.label = { ...literal, kind: "string", value: text };
  const named = owner.attributes.has("value") ? `value=${text}` : undefined;
  const instead = isText ? `"${text}"` : named;
  const edits = instead === undefined ? undefined : [{ from, to, insert: instead }];
  cx.collector.add("number-not-allowed", "found", { name, value: text, instead }, place, { edits });
}

/** Reports a value where no element could take it. */
export function reportStrayLiteral(
  cx: GroupContext,
  { literal, from, to }: LiteralItem,
  parent: Element | undefined,
): void {
  const isUnclosed = to - from < 2 || cx.source[to - 1] !== cx.source[from];
  if (literal.kind === "string" && isUnclosed) return;
  const text = cx.source.slice(from, Math.min(to, from + 30));
  const { allow, names } = parent?.component?.children ?? {};
  const wanted = allow === "only" ? names?.[0] : cx.vocabulary.foreignWords.get("p");
  const place = { from, to };
  if (literal.kind === "string" && wanted !== undefined) {
    cx.collector.add("value-stray", "text", { written: text, component: wanted }, place);
  } else {
    const wording = literal.kind === "color" ? "color" : "value";
    cx.collector.add("value-stray", wording, { written: text }, place);
  }
}

function takenBy({ label, number, list, children }: ComponentEntry) {
  return {
    label: label !== undefined,
    number: number !== undefined,
    list: list !== undefined,
    block: children.allow !== "none",
  };
}

/** Whether the component takes a list in another parent: then its place is the mistake. */
export function takesListElsewhere(component: ComponentEntry): boolean {
  for (const variant of component.variants.values()) if (variant.list) return true;
  return false;
}
