/** Finds an element by its id, label or line. */
import type { NotedElement } from "./list-elements.js";

/** The lines of the elements that a name may mean, if it is the label of several. */
export function linesCalled(elements: readonly NotedElement[], name: string): number[] {
  if (elements.some(({ anchor }) => anchor.id === name.replace(/^#/, ""))) return [];
  const called = elements.filter(({ node }) => node.label === name);
  const outer = new Set<number>();
  for (const { parent } of called) {
    for (let at = parent; at !== undefined && !outer.has(at); at = elements[at]?.parent) {
      outer.add(at);
    }
  }
  // A page may have the same name as an element in it, and a repeat has many on one line.
  const inner = called.filter(({ number }) => !outer.has(number));
  const lines = [...new Set(inner.map(({ anchor }) => anchor.line))];
  return lines.length > 1 ? lines : [];
}

/** The element; undefined if there is none. `file` stands for the whole file. */
export function findElement(
  elements: readonly NotedElement[],
  name: string,
): NotedElement | undefined {
  const text = name.replace(/^#/, "");
  const byId = elements.find(({ anchor }) => anchor.id === text);
  if (byId) return byId;
  // A page may have the same name as an element in it; the inner one is meant.
  const byWords = elements.findLast(
    ({ anchor, node }) => node.label === name || (anchor.words === name && name !== ""),
  );
  if (byWords) return byWords;
  if (name === "file") return elements[0];
  const line = /^(?:line |:|L)?(\d+)$/i.exec(name)?.[1];
  if (line === undefined) return undefined;
  return elements.find(
    ({ anchor, parent }) => parent !== undefined && anchor.line === Number(line),
  );
}
