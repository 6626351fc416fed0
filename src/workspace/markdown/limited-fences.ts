/** Reads the fences of a Markdown file up to a maximum number, and reports files with more. */
import { createDiagnostic } from "../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { dialectOf } from "./dialect.js";
import { type Fence, findFences } from "./fences.js";

/**
 * Maximum number of fences in a file. Each is a separate source with its own limits, so a small file could otherwise
 * take very long.
 */
export const mostFences = 2_000;

/** The fences up to the maximum, and the diagnostic for more. */
export interface LimitedFences {
  fences: Fence[];
  /** Placed at the first fence that is not read. */
  excess: Diagnostic | undefined;
}

/** The first fences of a text; `name` is the name of its file. */
export function limitedFences(
  text: string,
  name: string,
  isComponent: (word: string) => boolean,
): LimitedFences {
  const found = findFences(text, isComponent, dialectOf(name));
  const first = found[mostFences];
  if (first === undefined) return { fences: found, excess: undefined };
  const { text: from, to } = first.opening;
  const data = { count: found.length, limit: mostFences };
  const excess = createDiagnostic("fence-limit", "fences", data, { from, to });
  return { fences: found.slice(0, mostFences), excess };
}
