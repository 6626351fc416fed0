/** Gathers findings of one run, gives each its severity from the catalogue, and puts them in order. */
import { codes, type DiagnosticCode } from "./codes.js";
import type { Diagnostic, Fix, RelatedPlace, Severity } from "./diagnostic.js";

/** What may be said about a finding besides code, place and message. */
export interface DiagnosticDetails {
  hint?: string | undefined;
  fix?: Fix | undefined;
  related?: readonly RelatedPlace[] | undefined;
  /** Instead of the severity of the catalogue. */
  severity?: Severity | undefined;
}

/** Makes a diagnostic with the severity that the catalogue gives its code. */
export function createDiagnostic(
  code: DiagnosticCode,
  from: number,
  to: number,
  message: string,
  details: DiagnosticDetails = {},
): Diagnostic {
  const diagnostic: Diagnostic = {
    code,
    severity: details.severity ?? codes[code].severity,
    from,
    to,
    message,
  };
  if (details.hint !== undefined) diagnostic.hint = details.hint;
  if (details.related !== undefined) diagnostic.related = details.related;
  if (details.fix !== undefined) diagnostic.fix = details.fix;
  return diagnostic;
}

/** Takes findings in any order and gives them in source order, each once. */
export class DiagnosticCollector {
  #found: Diagnostic[] = [];
  readonly #codes = new Set<DiagnosticCode>();

  /** Adds a finding. */
  add(
    code: DiagnosticCode,
    from: number,
    to: number,
    message: string,
    details?: DiagnosticDetails,
  ): void {
    this.#codes.add(code);
    this.#found.push(createDiagnostic(code, from, to, message, details));
  }

  /** Whether a finding with this code was added. */
  has(code: DiagnosticCode): boolean {
    return this.#codes.has(code);
  }

  /** Number of findings of severity error. */
  get errorCount(): number {
    let count = 0;
    for (const diagnostic of this.#found) if (diagnostic.severity === "error") count++;
    return count;
  }

  /** All findings so far, in the order in which they were added. */
  get all(): readonly Diagnostic[] {
    return this.#found;
  }

  /** Takes back the findings of a code that were added last, at most `count`. */
  dropLast(code: DiagnosticCode, count: number): void {
    let left = count;
    for (let at = this.#found.length - 1; at >= 0 && left > 0; at--) {
      if (this.#found[at]!.code !== code) continue;
      this.#found.splice(at, 1);
      left--;
    }
  }

  /** Forgets the findings that a test refuses. */
  keep(test: (diagnostic: Diagnostic) => boolean): void {
    this.#found = this.#found.filter(test);
  }

  /** All findings, sorted by place, without repetitions. */
  sorted(): Diagnostic[] {
    return sortDiagnostics(this.#found);
  }
}

/** Sorts findings by place and drops those that repeat code and place. */
export function sortDiagnostics(found: readonly Diagnostic[]): Diagnostic[] {
  const sorted = found.toSorted((a, b) => a.from - b.from || a.to - b.to);
  // Repetitions stand behind each other, among the few findings of the same place.
  return sorted.filter((diagnostic, at) => {
    for (let before = at - 1; before >= 0; before--) {
      const other = sorted[before]!;
      if (other.from !== diagnostic.from || other.to !== diagnostic.to) return true;
      if (other.code === diagnostic.code && other.message === diagnostic.message) return false;
    }
    return true;
  });
}
