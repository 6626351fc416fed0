/** Finds a source that is JSON: that of a tree is converted to the intended source, and any other is reported. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { printAst } from "../print-ast.js";
import type { FindPassages } from "./passage.js";
import { readTree } from "./read-tree.js";

/** Finds JSON of a document, page or other element that is the whole source. */
export const findTree: FindPassages = ({ source, vocabulary }) => {
  const text = source.trim();
  if (!/^[{[]/.test(text) || !/"\w+"\s*:/.test(text)) return [];
  const isTree = /"type"\s*:/.test(text);
  const json = parsed(text) ?? (isTree ? parsed(mended(text)) : undefined);
  if (json === undefined) return [];
  const from = source.length - source.trimStart().length;
  const to = from + text.length;
  if (!isTree) {
    const place = { from, to: from + 1 };
    return [{ from, to, problem: createProblem("foreign-syntax", "json", {}, { place }) }];
  }
  const document = readTree(json, vocabulary);
  const edits = document && [{ from, to, insert: printAst(document, vocabulary).trimEnd() }];
  const place = { from, to: from + 1 };
  return [{ from, to, problem: createProblem("foreign-syntax", "tree", {}, { edits, place }) }];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON without trailing commas, and without extra closing brackets at its end. */
function mended(text: string): string {
  const open: string[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]|,(?=\s*[}\]])/g)) {
    parts.push(text.slice(at, index));
    at = index + token.length;
    if (token === ",") continue;
    if (token === "{" || token === "[") open.push(token === "{" ? "}" : "]");
    else if (token === "}" || token === "]") {
      // The rest is extra brackets, or not JSON at all.
      if (open.length === 0) continue;
      if (open.pop() !== token) return text;
    }
    parts.push(token);
  }
  return parts.join("") + text.slice(at);
}
