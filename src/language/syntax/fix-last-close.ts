/** Removes the last closing brace of a source on one line, where no block can be missing its opening one. */

import { type Element, walkElements } from "../ast/element.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";

/**
 * Gives the diagnostic of a closing brace too many its fix. On one line, indentation does not say whether an opening
 * brace is missing; but it cannot be if the brace is all that is wrong and every element that takes a block has one.
 */
export function fixLastClose(
  elements: readonly Element[],
  source: string,
  collector: DiagnosticCollector,
): void {
  if (collector.errorCount !== 1 || /[\r\n]/.test(source.trim())) return;
  const [found] = collector.all.filter(({ code }) => code === "block-extra-close");
  if (!found || found.fix || source.slice(found.to).trim() !== "") return;
  let mayLackBlock = false;
  walkElements(elements, ({ component, block }) => {
    mayLackBlock ||= !block && component?.children.allow !== "none";
  });
  if (mayLackBlock) return;
  collector.keep((each) => each !== found);
  const edits = [{ from: found.from, to: found.to, insert: "" }];
  collector.add("block-extra-close", "found", {}, found, { edits });
}
