/** Reads the fences of a Markdown file up to a maximum number of them and of lines, and reports files with more. */
import { createDiagnostic } from "../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { dialectOf } from "./dialect.js";
import { type Fence, findFences } from "./fences.js";

/**
 * Maximum number of fences in a file. Each is a separate source with its own limits, so a small file could otherwise
 * take very long.
 */
export const mostFences = 2_000;

/** Maximum number of lines of a file, each of which takes memory; with four characters in each, the largest file has more. */
export const mostLines = 300_000;

/** The fences up to the maximum, and the diagnostic for more. */
export interface LimitedFences {
  fences: Fence[];
  /** Placed at the first fence or line that is not read. */
  excess: Diagnostic | undefined;
}

/** The first fences of a text; `name` is the name of its file. */
export function limitedFences(
  text: string,
  name: string,
  isComponent: (word: string) => boolean,
): LimitedFences {
  const end = endOfLines(text, mostLines);
  if (end < text.length) {
    const data = { count: countLines(text), limit: mostLines };
    const excess = createDiagnostic("fence-limit", "lines", data, { from: end, to: end });
    const found = findFences(text.slice(0, end), isComponent, dialectOf(name));
    return { fences: found.slice(0, mostFences), excess };
  }
  const found = findFences(text, isComponent, dialectOf(name));
  const first = found[mostFences];
  if (first === undefined) return { fences: found, excess: undefined };
  const { text: from, to } = first.opening;
  const data = { count: found.length, limit: mostFences };
  const excess = createDiagnostic("fence-limit", "fences", data, { from, to });
  return { fences: found.slice(0, mostFences), excess };
}

/** The end of the last of so many lines. */
function endOfLines(text: string, count: number): number {
  const lineBreak = /\r\n|\n|\r/g;
  for (let line = 0; line < count; line++) {
    if (!lineBreak.exec(text)) return text.length;
  }
  return lineBreak.lastIndex;
}

function countLines(text: string): number {
  const lineBreak = /\r\n|\n|\r/g;
  let count = 1;
  while (lineBreak.exec(text)) count++;
  return count;
}
