/** Joins each list in the list of a tree with the entry before it: from then on, entries hold what is below them. */
import type { Value } from "../../../language/ast/value.js";
import { isDivider, isObject, writtenLabel } from "./items.js";

/** The entries of a list as objects with `items`, however they were written; a list without an entry stands for its own. */
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
