/** Finds a source that is one function of a program, and extracts the markup that it returns. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { FindPassages } from "./passage.js";

/** Imports, then a function that does nothing before it returns; `<` starts the returned markup. */
const head =
  /^(?:\s*(?:import\b[^\n]{0,300}|["']use \w{1,20}["'];?)(?:\n|$))*\s*(?:export\s{1,9}(?:default\s{1,9})?)?(?:function\s{0,9}\w{0,60}\s?\([^()\n]{0,300}\)\s?\{|const\s{1,9}\w{1,60}\s?=\s?\([^()\n]{0,300}\)\s?=>\s?\{?)\s{0,99}(?:return\b\s{0,99})?\(?\s{0,99}(?=<)/;

/** The end of the function, and its export. */
const tail = /(?<=>)[\s);}]{0,200}(?:export\s{1,9}default\s{1,9}\w{1,60};?\s{0,99})?$/;

/** Maximum length of a source to search. */
const longest = 32_000;

/**
 * Finds the code around the markup. A function that computes values before it returns is left alone, and reported line
 * by line.
 */
export const findReturnedMarkup: FindPassages = ({ source }) => {
  if (source.length > longest || !/\bfunction\b|=>/.test(source.slice(0, 4000))) return [];
  const [before] = head.exec(source) ?? [];
  if (before === undefined) return [];
  const end = tail.exec(source.slice(-400).padStart(source.length));
  if (!end || end.index <= before.length) return [];
  const around = before + end[0];
  const isBalanced =
    count(around, "{") === count(around, "}") && count(around, "(") === count(around, ")");
  if (!isBalanced) return [];
  const start = before.length - before.trimStart().length;
  const parts = [
    { from: start, to: before.length },
    { from: end.index, to: source.trimEnd().length },
  ];
  const edits = parts.map((part) => ({ ...part, insert: "" }));
  const place = { from: start, to: start + before.trim().search(/\n|$/) };
  const problem = createProblem(
    "foreign-syntax",
    "statement",
    { word: "functions" },
    { edits, place },
  );
  return [{ ...parts[0]!, problem }, parts[1]!];
};

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
