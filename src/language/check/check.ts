/** Runs all checks over the elements of a source, in one walk. */
import type { ComponentEntry } from "../ast/element.js";
import {
  type Element,
  type ElementTree,
  type ModifierWord,
  walkElements,
  wordPlace,
} from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import { checkAttributes } from "./attributes.js";
import { type CheckContext, createContext } from "./context.js";
import { checkListItems } from "./list-items.js";
import { MarkerMatcher } from "./markers.js";
import { checkMissingPages } from "./missing-pages.js";
import { checkMissingParts } from "./missing-parts.js";
import { checkNesting } from "./nesting.js";
import { reportNeverDrawn } from "./never-drawn.js";
import type { OtherPages } from "./other-pages.js";
import { ReferenceResolver, type TextOrigins } from "./references.js";
import { checkRepetitions } from "./repetitions.js";
import { checkKeys } from "./values.js";

/**
 * Checks names, values, nesting and references. The collector should already contain the diagnostics from building the
 * elements, to suppress consequential ones.
 */
export function checkElements(
  tree: ElementTree,
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
  others?: OtherPages,
  origins?: TextOrigins,
): void {
  const cx = createContext(vocabulary, collector, tree.length);
  const references = new ReferenceResolver(cx, others, origins);
  const markers = new MarkerMatcher(cx);
  checkMissingPages(tree.elements, cx);
  walkElements(tree.elements, (element) => {
    references.visit(element);
    markers.visit(element);
    checkElement(element, cx);
  });
  references.finish();
  markers.finish();
}

/** Checks an element by itself and in its parent. */
export function checkElement(element: Element, cx: CheckContext): void {
  const { component, attributes } = element;
  checkRepetitions(element, component, cx);
  if (element.list) checkKeys(element.list, cx);
  // A counting loop, as everywhere in per-element code: checks finish before the engine compiles their loops, and
  // until then, iterators allocate an object for each step.
  for (let at = 0; at < attributes.length; at++) {
    const { value } = attributes[at]!;
    if (value && (value.items || value.properties)) checkKeys(value, cx);
  }
  if (!component) return;
  checkAttributes(element, component, cx);
  checkListItems(element, component, cx);
  checkMissingParts(element, component, cx);
  checkNesting(element, component, cx);
  if (element.modifiers.length > 1 && element.modifiers.filter(namesBand).length > 1) {
    reportNeverDrawn(element, cx);
  }
  // Written here because a function with a closure over its arguments allocates an object for them on each call.
  if (component.check && cx.values.found < cx.values.limit) {
    checkByComponent(element, component.check, cx);
  }
}

function namesBand({ word }: ModifierWord): boolean {
  return /^(?:only|hidden)-/.test(word);
}

/**
 * Runs the checks that are possible before expansion: all except those for nesting, references, and values that are not
 * known yet.
 */
export function checkWritten(
  tree: ElementTree,
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
): void {
  const cx = createContext(vocabulary, collector, tree.length);
  walkElements(tree.elements, (element) => {
    const { component, list } = element;
    checkRepetitions(element, component, cx);
    if (list) checkKeys(list, cx);
    if (component) checkAttributes(element, component, cx);
  });
}

/** Runs a component's own check, unless more problems were found than anybody reads. */
function checkByComponent(
  element: Element,
  check: NonNullable<ComponentEntry["check"]>,
  cx: CheckContext,
): void {
  check(
    element,
    (problem) => {
      if (problem.code === "annotations-place" && !cx.nestingTrusted) return;
      cx.values.found++;
      cx.collector.addProblem(problem, wordPlace(element));
    },
    cx.suggester,
  );
}
