/** Turns what was found in a source into its verdict under settings: what counts as an error, and what is not reported. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Severity } from "../diagnostics/severity.js";

/** The severity that settings give to a code; "off" leaves its diagnostics out. */
export type Level = Severity | "off";

/** What decides how diagnostics count. */
export interface VerdictSettings {
  /** Severities by code. Errors stay errors: a source that has one cannot be understood. */
  severity?: ReadonlyMap<string, Level> | undefined;
  /** Whether warnings count as errors. */
  strict?: boolean;
}

/** How a source is judged. */
export interface Verdict {
  /** What is reported, each with the severity that it counts as. */
  diagnostics: Diagnostic[];
  /** Those of them that are errors. */
  errors: Diagnostic[];
  /** Whether there are no errors. */
  valid: boolean;
}

/**
 * Judges a source. Every surface calls this, so that a source has the same errors wherever it is checked or drawn.
 *
 * @param found what analysis or drawing has found, without what comments ignore
 */
export function judge(
  found: readonly Diagnostic[],
  { severity, strict = false }: VerdictSettings,
): Verdict {
  const diagnostics: Diagnostic[] = [];
  for (const diagnostic of found) {
    const level = levelOf(diagnostic, severity);
    if (level === "off") continue;
    const counted = strict && level === "warning" ? "error" : level;
    diagnostics.push(
      counted === diagnostic.severity ? diagnostic : { ...diagnostic, severity: counted },
    );
  }
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error");
  return { diagnostics, errors, valid: errors.length === 0 };
}

function levelOf(
  { code, severity }: Diagnostic,
  levels: ReadonlyMap<string, Level> | undefined,
): Level {
  return severity === "error" ? severity : (levels?.get(code) ?? severity);
}
