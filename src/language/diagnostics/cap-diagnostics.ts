/** Keeps a report readable: the first diagnostics of a source, and how many more there are. */
import type { Diagnostic } from "./diagnostic.js";
import type { Severity } from "./severity.js";

/** Diagnostics that are shown, and the number of those that are not. */
export interface CappedDiagnostics {
  shown: Diagnostic[];
  omitted: number;
}

/** Diagnostics of one source that are shown at most. */
const shownDiagnosticsLimit = 100;

const weights: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Errors first, then warnings, then infos, each in the order given. */
export function bySeverity<T extends Pick<Diagnostic, "severity">>(diagnostics: readonly T[]): T[] {
  return diagnostics.toSorted((a, b) => weights[a.severity] - weights[b.severity]);
}

/**
 * At most `limit` diagnostics in the order given. Where there are more, errors are kept before warnings
 * and warnings before infos, so that no error hides behind a hundred remarks.
 */
export function capDiagnostics(
  diagnostics: readonly Diagnostic[],
  limit: number = shownDiagnosticsLimit,
): CappedDiagnostics {
  if (diagnostics.length <= limit) return { shown: [...diagnostics], omitted: 0 };
  const kept = new Set(bySeverity(diagnostics).slice(0, limit));
  return {
    shown: diagnostics.filter((diagnostic) => kept.has(diagnostic)),
    omitted: diagnostics.length - limit,
  };
}
