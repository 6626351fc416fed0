/** Finds parentheses of definitions and uses that are not closed, or contain a name without a value. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { FindPassages, ForeignPassage } from "./passage.js";

const heads = /\b(component|layout|use|uses\s*=)\s*([A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)?)\s*\(/g;

/** Maximum length of a head. */
const longestHead = 2000;

/** Closes them where their block begins, an element follows on the line, or the enclosing bracket ends. */
export const findOpenHeads: FindPassages = ({ source, skeleton }) => {
  const found: ForeignPassage[] = [];
  for (const match of skeleton.matchAll(heads)) {
    const [whole, word = "", name = ""] = match;
    const open = match.index + whole.length - 1;
    if (found.length > 0 && open < found.at(-1)!.to) continue;
    const isDefinition = word === "component" || word === "layout";
    const text = skeleton.slice(open, open + longestHead);
    const end = endOfHead(text, isDefinition);
    if (end === undefined) for (const each of emptyValues(text, open)) found.push(each);
    else for (const each of closed(source, open, open + end, name)) found.push(each);
  }
  return found;
};

/** Where an unclosed head should end; undefined if it is closed or too long. */
function endOfHead(text: string, isDefinition: boolean): number | undefined {
  const parts = /"[^"]*"|'[^']*'|[()[\]{}]|[\r\n]+[ \t]*|[A-Za-z_][\w-]*|[^\s\w]/g;
  parts.lastIndex = 1;
  let depth = 0;
  let before = "(";
  let isNewLine = false;
  for (let match = parts.exec(text); match; match = parts.exec(text)) {
    const [part] = match;
    const { index } = match;
    if (depth === 0) {
      if (part === ")") return undefined;
      if (part === "}" || part === "]" || part === "(") return index;
      if (part === "{" && !/[=:,]/.test(before)) return index;
      if (/^[A-Za-z_]/.test(part) && !isDefinition) {
        const isValue = /[=:]/.test(before);
        const isName = /^\s*[=:]/.test(text.slice(index + part.length));
        if (!isValue && !isName) return isNewLine || before !== "," ? index : undefined;
      }
    }
    if (part === "{" || part === "[") depth++;
    else if (part === "}" || part === "]") depth--;
    isNewLine = /^[\r\n]/.test(part);
    if (!isNewLine) before = part;
  }
  return text.length < longestHead ? text.length : undefined;
}

/** The head with its last space replaced by a parenthesis; nothing if it has no space. */
function closed(source: string, open: number, end: number, word: string): ForeignPassage[] {
  const head = source.slice(open, end);
  const blank = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  if (blank < 0) return [];
  const rest = head.slice(blank + 1);
  const content = rest.trim() === "" ? head.trimEnd().padEnd(head.length - 1) : undefined;
  const reads = content ? `${content})` : `${head.slice(0, blank)}${rest})`;
  const place = { from: open, to: open + 1 };
  const problem = createProblem("syntax-unclosed-call", "found", { word }, { place });
  return [{ from: open, to: end, reads, problem }];
}

/** Names without values in a closed head. */
function emptyValues(text: string, open: number): ForeignPassage[] {
  const head = text.slice(0, text.indexOf(")") + 1);
  return [...head.matchAll(/([A-Za-z_][\w-]*)\s*([=:])(?=\s*[,)])/g)].map(
    ({ index, 0: whole, 1: name = "", 2: separator = "" }) => ({
      from: open + index,
      to: open + index + whole.length,
      problem: createProblem("missing-value", "attribute", { name, separator }),
    }),
  );
}
