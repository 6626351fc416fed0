/** Finds elements at the top level that are not in a page. */
import { type Element, wordPlace } from "../ast/element.js";
import type { CheckContext } from "./context.js";

/**
 * Reports the first of consecutive elements outside of pages. If one of them is an unknown component, none is reported:
 * it may be a misspelled page.
 */
export function checkMissingPages(elements: readonly Element[], cx: CheckContext): void {
  if (!cx.nestingTrusted) return;
  let run: Element[] = [];
  for (const element of elements) {
    if (element.component?.ofCanvas) continue;
    if (!element.component?.root) {
      run.push(element);
      continue;
    }
    reportRun(run, cx);
    run = [];
  }
  reportRun(run, cx);
}

function reportRun(run: readonly Element[], cx: CheckContext): void {
  if (run.some(({ component }) => component === undefined)) return;
  const first = run.find(({ component }) => !component!.filler && component!.parents.length === 0);
  if (!first) return;
  const root = cx.vocabulary.root.name;
  cx.collector.add("missing-page", "outside", { word: first.word, root }, wordPlace(first));
}
