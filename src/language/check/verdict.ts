/** Applies settings to the diagnostics of a source: what counts as an error, and what is not reported. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Severity } from "../diagnostics/severity.js";

/** The severity that settings give to a code; "off" drops its diagnostics. */
export type Level = Severity | "off";

/** The settings that affect diagnostics. */
export interface VerdictSettings {
  /** Severities by code. Errors stay errors: a source with an error cannot be understood. */
  severity?: ReadonlyMap<string, Level> | undefined;
  /** Whether warnings count as errors. */
  strict?: boolean;
}

/** The verdict on a source. */
export interface Verdict {
  /** The reported diagnostics, with their final severities. */
  diagnostics: Diagnostic[];
  /** The errors among them. */
  errors: Diagnostic[];
  /** Whether there are no errors. */
  valid: boolean;
}

/**
 * Judges a source. Every surface calls this, so that a source has the same errors wherever it is checked or drawn.
 *
 * @param found the diagnostics from analysis or drawing, without those that comments ignore
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
