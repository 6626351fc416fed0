/** Merges each nested list of a tree into the entry before it, which then contains its children. */
import type { Value } from "../../../language/ast/value.js";
import { isDivider, isObject, writtenLabel } from "./items.js";

/**
 * The entries of a list, as objects with `items` if they have children; a nested list without an entry before it is
 * flattened.
 */
export function joinedBranches(values: readonly Value[]): Value[] {
  const joined: Value[] = [];
  let holds = false;
  for (const value of values) {
    if (!Array.isArray(value)) {
      const { items } = isObject(value) ? value : {};
      joined.push(
        isObject(value) && Array.isArray(items)
          ? { ...value, items: joinedBranches(items) }
          : value,
      );
      holds = value !== "..." && !isDivider(value);
    } else if (holds) {
      const before = joined.pop()!;
      const entry = isObject(before) ? before : { label: writtenLabel(before) };
      const known = Array.isArray(entry.items) ? entry.items : [];
      joined.push({ ...entry, items: [...known, ...joinedBranches(value)] });
      holds = false;
    } else for (const each of joinedBranches(value)) joined.push(each);
  }
  return joined;
}
