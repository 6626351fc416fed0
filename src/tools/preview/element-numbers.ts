/** Finds the element that a drawn box comes from. */
import type { NotedElement } from "../../authoring/notes/list-elements.js";
import type { Origin } from "../../model/box/box.js";

/** The number for boxes without a nameable element. */
export const noElement = -1;

/**
 * A function from origins to numbers of elements. Copies made by a repeat have the same places; they are distinguished
 * by drawing order.
 */
export function elementNumbers(elements: readonly NotedElement[]): (origin: Origin) => number {
  const byLocation = new Map<unknown, number>();
  const byPlace = new Map<string, number[]>();
  for (const { node, number } of elements) {
    const { loc, via = [] } = node;
    if (!loc) continue;
    byLocation.set(loc, number);
    const uses = via.map(({ name, file, loc: { start } }) => useKey(name, start.offset, file));
    const key = placeKey(loc.start.offset, loc.end.offset, loc.source, uses);
    const same = byPlace.get(key);
    if (same) same.push(number);
    else byPlace.set(key, [number]);
  }
  const seen = new Map<Origin, number>();
  const counts = new Map<string, number>();
  return (origin) => {
    const known = byLocation.get(origin) ?? seen.get(origin);
    if (known !== undefined) return known;
    const { from, to, source, via = [] } = origin;
    const uses = via.map((use) => useKey(use.name, use.from, use.source));
    const key = placeKey(from, to, source, uses);
    const same = byPlace.get(key) ?? [noElement];
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const number = same[count % same.length]!;
    seen.set(origin, number);
    return number;
  };
}

/** A place and the uses that lead to it. */
function placeKey(from: number, to: number, source: string | undefined, uses: string[]): string {
  return [source ?? "", from, to, ...uses].join("\0");
}

function useKey(name: string, from: number, source: string | undefined): string {
  return `${name} ${from} ${source ?? ""}`;
}
