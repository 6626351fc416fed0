/** Converts an entry of a list to the typed values of its keys. */
import type { Value } from "../../../language/ast/value.js";
import type { AttributeMap } from "../../define/component.js";
import { isObject } from "./items.js";
import { type KeyValues, readKeys } from "./read-keys.js";

/** The values of an object's known keys; nothing for a plain text. */
export function valuesOfObject<A extends AttributeMap>(item: Value, keys: A): KeyValues<A> {
  return isObject(item) ? readKeys(item, keys) : {};
}
