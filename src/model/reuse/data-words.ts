/** Rewords diagnostics about unknown modifiers that are the names of data. */
import { type Element, type ElementTree, walkElements } from "../../language/ast/element.js";
import { recordsName } from "../../language/ast/form.js";
import { createProblem, placeProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { Unit } from "../../language/expand/unit.js";

/** The diagnostics, reworded for such modifiers: `table people` was meant as `table data=people`. */
export function explainDataWords(
  found: Diagnostic[],
  { elements }: ElementTree,
  { id, text, data }: Unit,
): Diagnostic[] {
  const places = new Map<number, Diagnostic>();
  for (const each of found) {
    const { code, source, from, to } = each;
    if (code !== "unknown-modifier" || source !== id) continue;
    if (data.has(text.slice(from, to))) places.set(from, each);
  }
  if (places.size === 0) return found;
  const instead = new Map<Diagnostic, Diagnostic>();
  const empty = new Set<number>();
  walkElements(elements, (element) => {
    const attribute = attributeForData(element);
    if (attribute === undefined) return;
    for (const { word, from, to } of element.modifiers) {
      const told = places.get(from);
      if (!told) continue;
      const edits = [{ from, to, insert: `${attribute}=${word}` }];
      const problem = createProblem(
        "unknown-modifier",
        "data",
        { owner: element.word, word, attribute },
        { edits },
      );
      instead.set(told, placeProblem(problem, told));
      empty.add(element.wordFrom);
    }
  });
  return found.flatMap((each) => {
    // It is not empty: its content is the data.
    const { code, source, from } = each;
    if (code === "block-empty" && source === id && empty.has(from)) return [];
    return instead.get(each) ?? each;
  });
}

/** The attribute through which an element accepts a list. */
function attributeForData({ component }: Element): string | undefined {
  if (component?.records) return recordsName;
  return component?.list?.twins.find((name) => component.attributes.has(name));
}
