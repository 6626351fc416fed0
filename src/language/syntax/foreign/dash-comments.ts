/** Finds comments that start with two dashes, as in SQL and Lua. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { FindPassages, ForeignPassage } from "./passage.js";

/** Braces after the dashes are not part of a comment, because the source may be on one line. */
const dashes = /(?<![^\s{}])--(?=[ \t])[^\r\n{}]{0,500}(?=[\r\n]|$)/g;

/** Finds these comments, each up to the end of its line. */
export const findDashComments: FindPassages = ({ skeleton }) => {
  const found: ForeignPassage[] = [];
  for (const { index: from, 0: comment } of skeleton.matchAll(dashes)) {
    const mark = { from, to: from + 2 };
    const edits = [{ ...mark, insert: "//" }];
    const problem = createProblem("token-unexpected", "dashes", {}, { place: mark, edits });
    found.push({ from, to: from + comment.length, problem });
  }
  return found;
};
