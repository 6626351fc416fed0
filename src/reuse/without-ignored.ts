/** Drops diagnostics that a comment in the file that they are about ignores. */
import { applyIgnoreComments } from "../check/ignore-comments.js";
import { mentionsIgnoring } from "../check/ignore-directive.js";
import { findLineComments } from "../syntax/line-comments.js";
import { parseTree } from "../syntax/parse-by-tree.js";
import type { Diagnostic } from "../text/diagnostic.js";

/**
 * The diagnostics that are left.
 * @param texts by the ids that places in them carry
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
