/** Sorts the parts of a head: word, values, list, attributes in their original order, modifiers. */
import type { HeadPart, PartKind } from "./head-parts.js";

const order: readonly PartKind[] = ["start", "value", "list", "attribute", "modifier"];

/**
 * The parts in order; in their original order if sorting could change their meaning.
 *
 * @param hasBlock - whether a block follows
 */
export function orderParts(parts: readonly HeadPart[], hasBlock: boolean): readonly HeadPart[] {
  const sorted = order.flatMap((kind) => parts.filter((part) => part.kind === kind));
  const last = sorted.at(-1)!;
  // Before a brace, the name of a component could be read as an element with that block.
  return hasBlock && last.namesComponent && last !== parts.at(-1) ? parts : sorted;
}
