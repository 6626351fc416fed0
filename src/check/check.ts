/** Runs all checks over the elements of a source, in one walk. */
import { type Element, type ElementTree, walkElements, wordPlace } from "../ast/element.js";
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../text/collector.js";
import { checkAttributes } from "./attributes.js";
import { type CheckContext, createContext } from "./context.js";
import { checkListItems } from "./list-items.js";
import { MarkerMatcher } from "./markers.js";
import { checkMissingPages } from "./missing-pages.js";
import { checkMissingParts } from "./missing-parts.js";
import { checkNesting } from "./nesting.js";
import type { OtherPages } from "./other-pages.js";
import { ReferenceResolver } from "./references.js";
import { checkRepetitions } from "./repetitions.js";
import { checkKeys } from "./values.js";

/**
 * Checks names, values, nesting and references. The collector should already hold what was found
 * while the elements were built, so that nothing is reported that only follows from it.
 */
export function checkElements(
  tree: ElementTree,
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
  others?: OtherPages,
): void {
  const cx = createContext(vocabulary, collector, tree.length);
  const references = new ReferenceResolver(cx, others);
  const markers = new MarkerMatcher(cx);
  checkMissingPages(tree.elements, cx);
  walkElements(tree.elements, (element) => {
    const { component } = element;
    references.visit(element);
    markers.visit(element);
    checkRepetitions(element, component, cx);
    if (element.list) checkKeys(element.list, cx);
    for (const { value } of element.attributes) {
      if (value && (value.items || value.properties)) checkKeys(value, cx);
    }
    if (!component) return;
    checkAttributes(element, component, cx);
    checkListItems(element, component, cx);
    checkMissingParts(element, component, cx);
    checkNesting(element, component, cx);
    checkByComponent(element, component, cx);
  });
  references.finish();
  markers.finish();
}

/** Asks a component for its own problems; no longer when a run has more of those than anybody reads. */
function checkByComponent(element: Element, component: ComponentEntry, cx: CheckContext): void {
  if (!component.check || cx.values.found >= cx.values.limit) return;
  component.check(
    element,
    (problem) => {
      if (problem.code === "annotations-place" && !cx.nestingTrusted) return;
      cx.values.found++;
      cx.collector.addProblem(problem, wordPlace(element));
    },
    cx.suggester,
  );
}
