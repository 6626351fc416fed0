/** Shows a component in the component that it has to be in. */
import type { ComponentEntry } from "../ast/element.js";

/** Whether a component that has to be in certain others is in one of them. */
export function isIn({ parents }: ComponentEntry, { name }: ComponentEntry): boolean {
  return parents.includes(name);
}

/**
 * A line of source, in the block of the component that it has to be in, if it is not and that is clear.
 *
 * @param holder the name of a component that may be meant; by default the only possible one
 */
export function inHolder(
  line: string,
  { parents }: ComponentEntry,
  parent: ComponentEntry | undefined,
  holder = parents.length === 1 ? parents[0] : undefined,
): string {
  if (parent !== undefined && parents.includes(parent.name)) return line;
  return holder !== undefined && parents.includes(holder) ? `${holder} { ${line} }` : line;
}
