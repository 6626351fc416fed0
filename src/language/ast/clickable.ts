/** Keeps with a document what a prototype draws in its place, with all that a click may show. */
import type { DocumentNode } from "./node.js";

/**
 * Where that is made when it is asked for. Users see trees with what pictures show, so it is no part of their JSON;
 * programs may consist of several bundles, so the name is one that all of them know.
 */
const key = Symbol.for("wf clickable");

/** Says how the document is made that a prototype draws. */
export function setClickable(document: DocumentNode, make: () => DocumentNode): void {
  Object.defineProperty(document, key, { value: make });
}

/** The document that a prototype draws. */
export function clickableOf(document: DocumentNode): DocumentNode {
  return (document as { [key]?: () => DocumentNode })[key]?.() ?? document;
}
