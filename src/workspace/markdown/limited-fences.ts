/** Reads the fences of a Markdown file up to a number, and says so of a file that has more. */
import { createDiagnostic } from "../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { dialectOf } from "./dialect.js";
import { type Fence, findFences } from "./fences.js";

/**
 * Fences of one file that are read. Each is a source of its own, to which the limits of a source hold, so that a small
 * file could take very long.
 */
export const mostFences = 2_000;

/** The fences that are read, and what says that there are others. */
export interface LimitedFences {
  fences: Fence[];
  /** At the first one that is not read. */
  excess: Diagnostic | undefined;
}

/** The first fences of a text; `name` is that of its file. */
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
