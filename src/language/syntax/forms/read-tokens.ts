/** Reads the names and values between the braces of `tokens { … }`. */
import type { Argument } from "../../ast/value.js";
import type { DiagnosticCollector } from "../../diagnostics/collector.js";
import type { AttributeItem, Item } from "../item.js";
import { readObject } from "../read-object.js";

/** The values by name, in source order; anything else is reported. */
export function readTokens(items: readonly Item[], collector: DiagnosticCollector): Argument[] {
  const values: Argument[] = [];
  for (const [at, item] of items.entries()) {
    if (item.kind === "attribute") {
      const scheme = schemeBefore(items[at - 1], item);
      for (const value of valuesOf(item, collector))
        values.push(scheme ? prefixed(value, scheme) : value);
    } else if (item.kind === "literal" && item.literal.value === ",") {
      // Commas may separate them.
    } else {
      const next = items[at + 1];
      const isScheme = next?.kind === "attribute" && schemeBefore(item, next) !== undefined;
      if (!isScheme) collector.add("reuse-head", "token", {}, item);
    }
  }
  return values;
}

/** The `dark.` before a token, if it was read as a separate word. */
function schemeBefore(item: Item | undefined, { nameFrom }: AttributeItem): Item | undefined {
  const isJoined = item?.kind === "word" && item.word === "dark" && item.to === nameFrom;
  return isJoined ? item : undefined;
}

function prefixed({ name, value }: Argument, { from }: Item): Argument {
  return { name: { text: `dark.${name.text}`, from, to: name.to }, value };
}

function valuesOf(
  { name, nameFrom, nameTo, value }: AttributeItem,
  collector: DiagnosticCollector,
): Argument[] {
  if (value === undefined) return [];
  if (value.kind !== "braces") return [{ name: { text: name, from: nameFrom, to: nameTo }, value }];
  const { properties = [] } = readObject(value, collector);
  return properties.map((each) => ({
    name: { text: `${name}.${each.key}`, from: each.keyFrom, to: each.keyTo },
    value: each.value,
  }));
}
