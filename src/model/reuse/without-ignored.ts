/** Drops diagnostics that a comment in their file ignores. */
import { applyIgnoreComments } from "../../language/check/ignore-comments.js";
import { mentionsIgnoring } from "../../language/check/ignore-directive.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { findLineComments } from "../../language/syntax/line-comments.js";
import { parseTree } from "../../language/syntax/parse-by-tree.js";

/**
 * The remaining diagnostics.
 * @param texts by the ids in places
 */
export function withoutIgnored(
  found: readonly Diagnostic[],
  texts: ReadonlyMap<string | undefined, string>,
): Diagnostic[] {
  let left = [...found];
  for (const [id, text] of texts) {
    if (!mentionsIgnoring(text)) continue;
    const own = left.filter(({ source }) => source === id);
    const kept = new Set(applyIgnoreComments(text, findLineComments(parseTree(text)), own, id));
    left = left.filter((each) => each.source !== id || kept.has(each));
  }
  return left;
}
