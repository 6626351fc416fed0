/** Removes the reference texts from a bundle, so that a limit on the rest is a limit on code. */

import type { ComponentEntry } from "../../src/language/ast/element.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { extendVocabulary } from "../../src/model/define/reuse-entries.js";

/** The bundle without the docs and examples of components and their attributes. */
export function withoutReference(bundle: string): string {
  let left = bundle;
  for (const text of referenceTexts()) {
    // Bundlers write texts with several lines as templates.
    for (const written of [JSON.stringify(text).slice(1, -1), text]) {
      left = left.replaceAll(written, "");
    }
  }
  return left;
}

/** All texts of the reference that are longer than a word, the longest first. */
function referenceTexts(): readonly string[] {
  const { forms, attributes, pageAttributes } = extendVocabulary(vocabulary, new Map()).reuse;
  const entries = [...vocabulary.components, ...forms.values()];
  const texts = new Set([
    ...entries.flatMap(textsOf),
    ...[attributes, pageAttributes].flatMap((each) => [...each.values()].map(({ docs }) => docs)),
  ]);
  return [...texts]
    .filter((text) => text.length >= 16 && text.includes(" "))
    .sort((one, other) => other.length - one.length);
}

function textsOf(entry: ComponentEntry): string[] {
  const parts = [entry, ...entry.variants.values()].flatMap(({ label, list, number, children }) => [
    label,
    list,
    number,
    ...(list?.keys.values() ?? []),
    ...children.each.values(),
  ]);
  const tables = [entry.aliases, entry.attributes, entry.modifiers] as const;
  const described = [...parts, ...tables.flatMap((table) => [...table.values()])];
  return [
    entry.docs,
    ...entry.examples,
    ...described.flatMap((part) => (part === undefined ? [] : [part.docs])),
  ];
}
