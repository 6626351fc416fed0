/** Turns braces into an object: properties, bare keys, and an unnamed string that is the label. */
import type { Literal, ObjectValue, Property, Value } from "../ast/value.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { BracesItem } from "./item.js";

/** Interprets braces as an object. */
export function readObject(braces: BracesItem, collector: DiagnosticCollector): Literal {
  const properties: Property[] = [];
  const value: ObjectValue = {};
  const put = (key: string, keyFrom: number, keyTo: number, literal: Literal): void => {
    properties.push({ key, keyFrom, keyTo, value: literal });
    // `__proto__` is a key like any other.
    Object.defineProperty(value, key, {
      value: literal.value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  };
  for (const item of braces.items) {
    if (item.kind === "attribute") {
      if (item.value === undefined) {
        const place = { from: item.nameFrom, to: item.separatorFrom + 1 };
        collector.add("missing-value", "property", { name: item.name }, place);
      } else {
        const literal =
          item.value.kind === "braces" ? readObject(item.value, collector) : item.value;
        put(item.name, item.nameFrom, item.nameTo, literal);
      }
    } else if (item.kind === "word") {
      put(item.word, item.from, item.to, {
        kind: "boolean",
        value: true,
        from: item.from,
        to: item.to,
      });
    } else if (
      item.kind === "literal" &&
      item.literal.kind === "string" &&
      properties.length === 0
    ) {
      put("label", item.from, item.to, item.literal);
    } else if (item.kind !== "literal" || item.literal.value !== ",") {
      collector.add("value-stray", "unnamed", {}, item);
    }
  }
  if (braces.close === undefined) {
    const place = { from: braces.open, to: braces.open + 1 };
    collector.add("syntax-unclosed-block", "object", {}, place);
  }
  return { kind: "object", value: value as Value, from: braces.from, to: braces.to, properties };
}
