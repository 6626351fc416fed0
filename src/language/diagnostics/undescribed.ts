/** Creates a diagnostic that only says where it is, for codes with too many. */
import { codes, type DiagnosticCode } from "./codes.js";
import type { Diagnostic, SourcePlace } from "./diagnostic.js";
import { mostDescribed } from "./most-described.js";
import type { Severity } from "./severity.js";

/** One message per code, shared by all its diagnostics. */
const messages = new Map<DiagnosticCode, string>();

/** A diagnostic without hint or fix; a severity replaces that of the catalogue. */
export function undescribedDiagnostic(
  code: DiagnosticCode,
  at: SourcePlace,
  source = at.source,
  severity: Severity = codes[code].severity,
): Diagnostic {
  const { from, to } = at;
  const message = messageOf(code);
  return source === undefined
    ? { code, severity, from, to, message }
    : { code, severity, source, from, to, message };
}

/** Whether a diagnostic is undescribed, so that a fix may exist that it does not have. */
export function isUndescribed({ code, message }: Pick<Diagnostic, "code" | "message">): boolean {
  return message === messageOf(code);
}

function messageOf(code: DiagnosticCode): string {
  const known = messages.get(code);
  if (known !== undefined) return known;
  const message = `another ${code}, beyond the first ${mostDescribed} that are described`;
  messages.set(code, message);
  return message;
}
