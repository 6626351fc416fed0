/** Turns the keys of an object into typed values. */
import type { ObjectValue } from "../../../language/ast/value.js";
import type { AttributeMap, AttributeValues } from "../../define/component.js";

/** The values of the keys that an object has. */
export type KeyValues<A extends AttributeMap> = {
  -readonly [K in keyof A]?: AttributeValues<A>[K];
};

/** What an object says for the keys that it may have. */
export function readKeys<A extends AttributeMap>(item: ObjectValue, keys: A): KeyValues<A> {
  const values: Record<string, unknown> = {};
  for (const name in keys) {
    const written = item[name];
    if (written !== undefined) values[name] = keys[name]!.kind.read(written);
  }
  return values as KeyValues<A>;
}
