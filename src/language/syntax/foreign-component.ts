/** Finds the component that a word of another system means. */
import type { ComponentEntry } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";

/** The meaning of a foreign word in any notation: `icon-button`, `IconButton`. */
export function lookUp<T>(words: ReadonlyMap<string, T>, word: string): T | undefined {
  // Single letters are tags if they are in lower case; others are names that users have chosen.
  if (word.length === 1) return words.get(word);
  return words.get(word.toLowerCase().replace(/[-_]/g, ""));
}

/** The component that a foreign word means in a parent. */
export function foreignComponent(
  word: string,
  vocabulary: Vocabulary,
  parent: ComponentEntry | undefined,
): ComponentEntry | undefined {
  const name = lookUp(vocabulary.foreignWords, word);
  const meant = name === undefined ? undefined : vocabulary.component(name);
  // A page cannot contain what others call a view or frame of it, so that is a part of the page.
  const isInside = meant?.root === true && parent !== undefined;
  const part = isInside ? vocabulary.foreignWords.get("div") : undefined;
  return (part === undefined ? meant : vocabulary.component(part))?.within(parent);
}
