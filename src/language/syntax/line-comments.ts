/** Finds the line comments of a source in its tree. */
import type { Tree } from "@lezer/common";
import type { Place } from "../diagnostics/diagnostic.js";
import * as term from "./parser.terms.js";

/** All line comments in source order, including the two slashes, without the line break. */
export function findLineComments(tree: Tree): Place[] {
  const comments: Place[] = [];
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.id === term.LineComment) comments.push({ from, to });
  } while (cursor.next());
  return comments;
}
