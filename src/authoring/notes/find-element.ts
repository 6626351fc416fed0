/** Finds the element that somebody names: by id, label or line. */
import type { NotedElement } from "./list-elements.js";

/** The element; undefined where nothing is called so. `file` is all of it. */
export function findElement(
  elements: readonly NotedElement[],
  name: string,
): NotedElement | undefined {
  const text = name.replace(/^#/, "");
  const byId = elements.find(({ anchor }) => anchor.id === text);
  if (byId) return byId;
  // A page may be called as something in it: what is further in is meant.
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
