/** Wraps selected elements in a container. */
import { analyze } from "../../../analyze.js";
import { entryAround } from "../../../language/ast/element.js";
import type { Vocabulary } from "../../../language/ast/vocabulary.js";
import { applySortedEdits } from "../../../language/diagnostics/apply-fixes.js";
import type { Diagnostic, Place } from "../../../language/diagnostics/diagnostic.js";
import { fits } from "../complete/components.js";
import type { LanguageDocument } from "../language-document.js";
import { chosenElements, lineBreakOf, reindented } from "./chosen-elements.js";
import type { CodeAction } from "./code-action.js";

/** Wraps the selection in each container that fits there. */
export function wrapActions(document: LanguageDocument, range: Place): CodeAction[] {
  const chosen = chosenElements(document, range);
  if (!chosen) return [];
  const { elements, parent, from, to, indent } = chosen;
  const { text, analysis } = document;
  const isWrappable = elements.every(({ form, component, word }) => {
    if (form) return form.kind === "use" || form.kind === "repeat";
    // An element whose parent changes its meaning cannot be moved.
    const isPlain = component !== undefined && component === analysis.vocabulary.component(word);
    return isPlain && !component.root && !component.ofCanvas && component.parents.length === 0;
  });
  if (!isWrappable) return [];
  const around = entryAround(parent);
  const end = lineBreakOf(text);
  const actions = wrappers(analysis.vocabulary).flatMap((word) => {
    const wrapper = analysis.vocabulary.component(word);
    // A word with another meaning there, such as the row of a table, cannot wrap anything.
    const isOther = around !== undefined && wrapper?.variants.has(around.name);
    if (!wrapper || isOther || (parent && !fits(wrapper, around, parent))) return [];
    const body = reindented(text.slice(from, to), indent, `${indent}  `);
    const insert = `${word} {${end}${indent}  ${body}${end}${indent}}`;
    return [
      {
        title: `wrap in ${word}`,
        kind: "refactor.rewrite" as const,
        edits: [{ from, to, insert }],
      },
    ];
  });
  // Elements that must be directly on a page are only found by their own check, whatever is around them.
  const [first] = actions;
  return first && addsErrors(document, first) ? [] : actions;
}

/** Whether a change adds errors. */
function addsErrors(
  { text, analysis, surroundings }: LanguageDocument,
  { edits }: CodeAction,
): boolean {
  const changed = analyze(applySortedEdits(text, edits), surroundings.analysis);
  return errorsIn(changed.diagnostics) > errorsIn(analysis.diagnostics);
}

function errorsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** The names of the components meant to contain others. */
function wrappers({ components }: Vocabulary): string[] {
  return components.flatMap(({ name, wraps }) => (wraps ? [name] : []));
}
