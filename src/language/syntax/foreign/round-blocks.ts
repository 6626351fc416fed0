/** Finds blocks in parentheses, as in Swift, Kotlin and Dart: `main ( text "x" )`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { bracketEnds } from "./bracket-ends.js";
import type { FindPassages, ForeignPassage } from "./passage.js";

/** A component before its block, optionally with a label. */
const head = /(?:^|[^\w-])([A-Za-z][\w-]{0,40})(?:\s{1,20}(?:"_*"|'_*'))?\s{0,20}$/;
/** Number of characters to search before and after a parenthesis. */
const nearby = 200;

/** Finds these parentheses and reads them as braces, so that their content is checked. */
export const findRoundBlocks: FindPassages = ({ skeleton, vocabulary }) => {
  if (!skeleton.includes("(")) return [];
  const ends = bracketEnds(skeleton);
  const found: ForeignPassage[] = [];
  for (const [open, end] of ends) {
    if (skeleton[open] !== "(" || skeleton[end - 1] !== ")") continue;
    const [, word = ""] = head.exec(skeleton.slice(Math.max(0, open - nearby), open)) ?? [];
    const [, first] =
      /^\(\s*([A-Za-z][\w-]*)(?![\w-]|\s*[=:,)])/.exec(skeleton.slice(open, open + nearby)) ?? [];
    const owner = vocabulary.component(word);
    if (first === undefined || !vocabulary.component(first)) continue;
    if (owner === undefined || owner.children.allow === "none") continue;
    const edits = [
      { from: open, to: open + 1, insert: "{" },
      { from: end - 1, to: end, insert: "}" },
    ];
    const place = { from: open, to: end };
    const problem = createProblem("parentheses-unexpected", "block", { word }, { place, edits });
    found.push({ from: open, to: open + 1, reads: "{", problem });
    found.push({ from: end - 1, to: end, reads: "}" });
  }
  return found.toSorted((one, other) => one.from - other.from);
};
