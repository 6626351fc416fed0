/** Pins notes to elements of sources, like people in the preview. */
import { listElements, type NotedElement } from "../../src/authoring/notes/list-elements.js";
import type { Note } from "../../src/authoring/notes/note.js";
import { documentOf } from "../../src/document-of.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { isPageIn } from "../../src/model/define/pages-of.js";

/** The elements of a source. */
export function elementsIn(source: string): NotedElement[] {
  const { document } = documentOf(source);
  return listElements(document, isPageIn(vocabulary));
}

/** The element of a component that contains certain words. */
export function elementSaying(source: string, component: string, words: string): NotedElement {
  const found = elementsIn(source).find(
    ({ anchor }) => anchor.component === component && anchor.words === words,
  );
  if (!found) throw new Error(`no ${component} says ${words}`);
  return found;
}

/** A note on an element. */
export function noteOn({ anchor }: Pick<NotedElement, "anchor">, more: Partial<Note> = {}): Note {
  return {
    id: "n1",
    author: "Ann",
    created: "2026-11-24T09:30:00.000Z",
    text: "larger",
    anchor,
    state: "open",
    replies: [],
    ...more,
  };
}
