/** Keeps a report readable: the first diagnostics of a source, and the number of the rest. */
import type { Diagnostic } from "./diagnostic.js";
import type { Severity } from "./severity.js";

/** The diagnostics to show, and the number of the others. */
export interface CappedDiagnostics {
  shown: Diagnostic[];
  omitted: number;
}

/** Maximum number of diagnostics shown for one source. */
export const shownDiagnosticsLimit = 100;

const weights: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Errors first, then warnings, then infos; otherwise in the given order. */
export function bySeverity<T extends Pick<Diagnostic, "severity">>(diagnostics: readonly T[]): T[] {
  return diagnostics.toSorted((a, b) => weights[a.severity] - weights[b.severity]);
}

/**
 * At most `limit` diagnostics in the given order. If there are more, errors take precedence over warnings, and warnings
 * over infos, so that a hundred infos cannot hide an error.
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
