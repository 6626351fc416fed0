/** Creates a diagnostic with any message, for tests of how diagnostics are handled. */
import type { DiagnosticCode } from "../../src/language/diagnostics/codes.js";
import { type Problem, placeProblem } from "../../src/language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";

/** A diagnostic with the severity of its code. */
export function makeDiagnostic(
  code: DiagnosticCode,
  from: number,
  to: number,
  message: string,
  details: Partial<Problem> = {},
): Diagnostic {
  return placeProblem({ code, message, ...details }, { from, to });
}
