/** Turns a source into its skeleton: what stands in strings, comments and markup is blotted out. */
import type { Tree } from "@lezer/common";
import * as term from "./parser.terms.js";

/** The source with `_` in strings and blanks for comments and markup; every offset and line break stays. */
export function skeletonOf(tree: Tree, source: string): string {
  let result = "";
  let at = 0;
  const cursor = tree.cursor();
  do {
    const { from, to } = cursor;
    switch (cursor.type.id) {
      case term.String:
      case term.CurlyString:
        result += source.slice(at, from + 1);
        result += source.slice(from + 1, to - 1).replace(/[^\r\n]/g, "_");
        at = to - 1;
        break;
      case term.LineComment:
      case term.BlockComment:
      case term.UnclosedComment:
      case term.Markup:
        result += source.slice(at, from) + source.slice(from, to).replace(/[^\r\n]/g, " ");
        at = to;
    }
  } while (cursor.next());
  return result + source.slice(at);
}
