/** Finds possible targets of `navigate`, `opens`, `toggles` and the `at` of a callout. */
import { walkElements } from "../../../language/ast/element.js";
import type { AttributeKind } from "../../../language/ast/entries.js";
import { textOf } from "../../../language/ast/value.js";
import { type Candidate, plainInsert } from "../candidate.js";
import type { LanguageDocument } from "../language-document.js";

/** The ids and titles that a reference can name, those in the source first. */
export function targetsFor(
  reference: NonNullable<AttributeKind["reference"]>,
  document: LanguageDocument,
  isQuoted: boolean,
): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (name: string, detail: string, rank: number): void => {
    if (name === "" || found.has(name)) return;
    const isBare = isQuoted || /^[A-Za-z_][\w-]*$/.test(name);
    const written = isBare ? name : `"${name.replace(/[\\"]/g, "\\$&")}"`;
    found.set(name, { label: name, kind: "reference", detail, insert: plainInsert(written), rank });
  };
  walkElements(document.analysis.elements.elements, ({ component, word, label, attributes }) => {
    const isOfId = reference === "element";
    if (!component || (isOfId ? component.root : !component.targetOf.includes(reference))) return;
    const id = attributes.find(({ name }) => name === "id")?.value;
    const name = id && textOf(id.value);
    const title = label && textOf(label.value);
    // An element with an id is probably meant to be referred to.
    if (name) add(name, title ? `${word} "${title}"` : word, 1);
    else if (title && !isOfId) add(title, word, 0);
  });
  if (reference === "navigate") {
    for (const name of document.surroundings.analysis?.others?.names() ?? []) {
      add(name, "a page of another file", -1);
    }
  }
  return [...found.values()];
}
