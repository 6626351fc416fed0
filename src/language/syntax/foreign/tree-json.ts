/** Finds a source that is the JSON of a tree, and writes it as the source that was meant. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { printAst } from "../print-ast.js";
import type { FindPassages } from "./passage.js";
import { readTree } from "./read-tree.js";

/** Finds JSON of a document, a page or another element that makes up the whole source. */
export const findTree: FindPassages = ({ source, vocabulary }) => {
  const text = source.trim();
  if (!/^[{[]/.test(text) || !/"type"\s*:/.test(text)) return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  const from = source.length - source.trimStart().length;
  const to = from + text.length;
  const document = readTree(json, vocabulary);
  const edits = document && [{ from, to, insert: printAst(document, vocabulary).trimEnd() }];
  const place = { from, to: from + 1 };
  return [{ from, to, problem: createProblem("foreign-syntax", "tree", {}, { edits, place }) }];
};
