/** Converts the keys of an object to typed values. */
import type { ObjectValue } from "../../../language/ast/value.js";
import type { AttributeMap, AttributeValues } from "../../define/component.js";

/** The values of an object's keys. */
export type KeyValues<A extends AttributeMap> = {
  -readonly [K in keyof A]?: AttributeValues<A>[K];
};

/** Reads the keys of an object that are known. */
export function readKeys<A extends AttributeMap>(item: ObjectValue, keys: A): KeyValues<A> {
  const values: Record<string, unknown> = {};
  for (const name in keys) {
    const written = item[name];
    if (written !== undefined) values[name] = keys[name]!.kind.read(written);
  }
  return values as KeyValues<A>;
}
