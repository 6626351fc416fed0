/** Attaches to a document the one that prototypes draw instead, with everything that clicks can show. */
import type { DocumentNode } from "./node.js";

/**
 * Holds a function that makes it on demand. Users see documents as pictures show them, so it must not be in their JSON.
 * Programs may consist of several bundles, so the symbol is global.
 */
const key = Symbol.for("wf clickable");

/** Sets how to make the document for prototypes. */
export function setClickable(document: DocumentNode, make: () => DocumentNode): void {
  Object.defineProperty(document, key, { value: make });
}

/** The document for prototypes. */
export function clickableOf(document: DocumentNode): DocumentNode {
  return (document as { [key]?: () => DocumentNode })[key]?.() ?? document;
}
