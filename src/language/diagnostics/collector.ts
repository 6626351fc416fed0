/** Collects the diagnostics of a run and sorts them. */
import type { DiagnosticCode, WordingData, WordingName } from "./codes.js";
import {
  createProblem,
  type DiagnosticDetails,
  type Problem,
  placeProblem,
} from "./create-diagnostic.js";
import type { Diagnostic, SourcePlace } from "./diagnostic.js";
import { mostDescribed } from "./most-described.js";
import type { Severity } from "./severity.js";
import { undescribedDiagnostic } from "./undescribed.js";

/** Accepts diagnostics in any order and returns them in source order, without duplicates. */
export class DiagnosticCollector {
  readonly #source: string | undefined;
  #found: Diagnostic[] = [];
  readonly #counts = new Map<DiagnosticCode, number>();
  #errors = 0;

  /** @param source id of the source that the diagnostics are about, if several are read */
  constructor(source?: string) {
    this.#source = source;
  }

  /** Adds a diagnostic in one of the wordings of its code. */
  add<C extends DiagnosticCode, W extends WordingName<C>>(
    code: C,
    wording: W,
    data: WordingData<C, W>,
    place: SourcePlace,
    details?: DiagnosticDetails,
  ): void {
    if (this.describes(code)) this.addProblem(createProblem(code, wording, data, details), place);
    else this.addUndescribed(code, place, details?.severity);
  }

  /** Adds a problem at its own place, or else at the given one. */
  addProblem(problem: Problem, place: SourcePlace): void {
    if (this.describes(problem.code)) this.addFound(placeProblem(problem, place, this.#source));
    else this.addUndescribed(problem.code, problem.place ?? place, problem.severity);
  }

  /**
   * Adds a diagnostic of a kind that is so frequent that only its place matters; the severity replaces that of the
   * catalogue.
   */
  addUndescribed(code: DiagnosticCode, place: SourcePlace, severity?: Severity): void {
    this.addFound(undescribedDiagnostic(code, place, this.#source, severity));
  }

  /** Whether another diagnostic of a code would be described; otherwise, its details need not be computed. */
  describes(code: DiagnosticCode): boolean {
    return (this.#counts.get(code) ?? 0) < mostDescribed;
  }

  /** Adds a complete diagnostic. */
  addFound(diagnostic: Diagnostic): void {
    this.#count(diagnostic);
    this.#found.push(diagnostic);
  }

  #count({ code, severity }: Diagnostic): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
    if (severity === "error") this.#errors++;
  }

  /** Whether a diagnostic with this code was added. */
  has(code: DiagnosticCode): boolean {
    return this.#counts.has(code);
  }

  /** Number of errors. */
  get errorCount(): number {
    return this.#errors;
  }

  /** All diagnostics so far, in the order in which they were added. */
  get all(): readonly Diagnostic[] {
    return this.#found;
  }

  /** Removes the last diagnostics of a code, at most `count`. */
  dropLast(code: DiagnosticCode, count: number): void {
    if (count === 0) return;
    const left = this.#found.filter((diagnostic) => diagnostic.code === code).length - count;
    let seen = 0;
    this.keep((diagnostic) => diagnostic.code !== code || ++seen <= left);
  }

  /** Drops all but the first diagnostics. */
  cutTo(count: number): void {
    let at = 0;
    this.keep(() => at++ < count);
  }

  /** Drops the diagnostics that fail a test. */
  keep(test: (diagnostic: Diagnostic) => boolean): void {
    this.#found = this.#found.filter(test);
    this.#counts.clear();
    this.#errors = 0;
    for (const diagnostic of this.#found) this.#count(diagnostic);
  }

  /** All diagnostics, sorted by place, without duplicates. */
  sorted(): Diagnostic[] {
    return sortDiagnostics(this.#found);
  }
}

/** Sorts diagnostics by place, those of the unnamed source first, and drops duplicates with the same code and place. */
export function sortDiagnostics(found: readonly Diagnostic[]): Diagnostic[] {
  const sorted = found.toSorted(
    (a, b) => bySource(a.source, b.source) || a.from - b.from || a.to - b.to,
  );
  // Duplicates are adjacent, among the few diagnostics of the same place.
  return sorted.filter((diagnostic, at) => {
    for (let before = at - 1; before >= 0; before--) {
      const other = sorted[before]!;
      if (other.from !== diagnostic.from || other.to !== diagnostic.to) return true;
      if (other.source !== diagnostic.source) return true;
      if (other.code === diagnostic.code && other.message === diagnostic.message) return false;
    }
    return true;
  });
}

/** Sorts sources by id; the main source has none and comes first. */
function bySource(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  return (a ?? "") < (b ?? "") ? -1 : 1;
}
