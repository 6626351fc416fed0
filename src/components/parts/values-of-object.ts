/** Turns an object in a list into the typed values of its keys. */
import type { Value } from "../../ast/value.js";
import type { AttributeMap, AttributeValues } from "../../define/component.js";
import { isObject } from "./items.js";

/** What an object says for the keys that it may have; nothing for a plain text. */
export function valuesOfObject<A extends AttributeMap>(
  item: Value,
  keys: A,
): Partial<AttributeValues<A>> {
  const values: Record<string, unknown> = {};
  if (isObject(item)) {
    for (const [name, { kind }] of Object.entries(keys)) {
      const written = item[name];
      if (written !== undefined) values[name] = kind.read(written);
    }
  }
  return values as Partial<AttributeValues<A>>;
}
