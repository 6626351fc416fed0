/** Finds line breaks that are written as `\n`, in a source that was copied verbatim from JSON or a program. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { TextEdit } from "../../diagnostics/diagnostic.js";
import type { FindPassages, ForeignPassage } from "./passage.js";

/** Finds `\n` and `\t` outside of strings, or a source that is a single JSON string. */
export const findEscapedLines: FindPassages = ({ source }) => {
  if (!source.includes("\\n") && !source.includes('\\"')) return [];
  const whole = readWhole(source);
  if (whole !== undefined) {
    const from = source.length - source.trimStart().length;
    const to = source.trimEnd().length;
    const edits = [{ from, to, insert: whole }];
    const place = { from, to: Math.min(to, from + 1) };
    const problem = createProblem("foreign-syntax", "escaped", {}, { edits, place });
    const [first, ...others] = escapesOf(source, from, to);
    return first ? [{ ...first, problem }, ...others] : [{ from, to, problem }];
  }
  const breaks = findBreaks(source);
  const [first] = breaks;
  if (!first || !breaks.some(({ from }) => source[from + 1] === "n")) return [];
  const edits: TextEdit[] = breaks.map(({ from, to, reads }) => ({
    from,
    to,
    insert: reads!.includes("\n") ? "\n" : source[from + 1] === "t" ? "  " : "",
  }));
  const place = { from: first.from, to: first.to };
  first.problem = createProblem("foreign-syntax", "escaped", {}, { edits, place });
  return breaks;
};

/** The source in a JSON string, with or without its quotes; undefined if the text is not one. */
function readWhole(source: string): string | undefined {
  const text = source.trim();
  const isQuoted = /^"(?:[^"\\]|\\.)*"$/s.test(text) && /\\[n"]/.test(text) && /[{<]/.test(text);
  // Outside of a string, a backslash before a quote can only come from the original notation.
  const isBare = /^[a-z]{1,40}[^"']{0,200}\\"/.test(text) && !/[^\\]"/.test(text);
  if (!isQuoted && !isBare) return undefined;
  try {
    const inner = (isQuoted ? text : `"${text}"`).replace(/\r\n|\r|\n/g, "\\n");
    const value: unknown = JSON.parse(inner);
    return typeof value === "string" ? value.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** The escapes and quotes of a JSON string, each with the character that it stands for, preceded by a space. */
function escapesOf(source: string, from: number, to: number): ForeignPassage[] {
  const found = [...source.slice(from, to).matchAll(/\\([\s\S])/g)].map(
    ({ index, 1: unit = "" }) => ({
      from: from + index,
      to: from + index + 2,
      reads: escapes[unit] ?? ` ${unit}`,
    }),
  );
  const isQuoted = source[from] === '"';
  const ends = isQuoted ? [{ from, to: from + 1 }] : [];
  return [...ends, ...found, ...(isQuoted ? [{ from: to - 1, to }] : [])];
}

const escapes: Readonly<Record<string, string>> = { n: " \n", t: "  ", r: "  " };

/** The escapes outside of strings; a line comment ends at the first of them. */
function findBreaks(source: string): ForeignPassage[] {
  const found: ForeignPassage[] = [];
  let quote = "";
  let inComment = false;
  for (let at = 0; at < source.length; at++) {
    const unit = source[at]!;
    if (quote !== "") {
      if (unit === "\\") at++;
      else if (unit === quote) quote = "";
    } else if (unit === "\\") {
      const reads = escapes[source[at + 1] ?? ""];
      if (reads === undefined) return [];
      found.push({ from: at, to: at + 2, reads });
      if (reads === " \n") inComment = false;
      at++;
    } else if (unit === "\n" || unit === "\r") inComment = false;
    else if (inComment) continue;
    else if (unit === '"' || unit === "'") quote = unit;
    else if (unit === "/" && source[at + 1] === "/") inComment = true;
  }
  return quote === "" ? found : [];
}
