/** Recognizes names of components; fences of other languages do not start with one. */
import { vocabulary } from "../../model/components/registry.generated.js";

/** Whether a word is the name of a component. */
export function isComponent(word: string): boolean {
  return vocabulary.component(word) !== undefined;
}
