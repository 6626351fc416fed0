/** Gathers the diagnostics of one run and puts them in order. */
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

/** Takes diagnostics in any order and gives them in source order, each once. */
export class DiagnosticCollector {
  readonly #source: string | undefined;
  #found: Diagnostic[] = [];
  readonly #counts = new Map<DiagnosticCode, number>();
  #errors = 0;

  /** @param source id of the source that the diagnostics are about, where several are read */
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

  /** Adds a diagnostic of which there are so many that only its place matters; the severity replaces that of the catalogue. */
  addUndescribed(code: DiagnosticCode, place: SourcePlace, severity?: Severity): void {
    this.addFound(undescribedDiagnostic(code, place, this.#source, severity));
  }

  /** Whether another diagnostic of a code would be described: else what it says need not be worked out. */
  describes(code: DiagnosticCode): boolean {
    return (this.#counts.get(code) ?? 0) < mostDescribed;
  }

  /** Adds a diagnostic that is complete. */
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

  /** Takes back the diagnostics of a code that were added last, at most `count`. */
  dropLast(code: DiagnosticCode, count: number): void {
    if (count === 0) return;
    const left = this.#found.filter((diagnostic) => diagnostic.code === code).length - count;
    let seen = 0;
    this.keep((diagnostic) => diagnostic.code !== code || ++seen <= left);
  }

  /** Forgets all but the first diagnostics. */
  cutTo(count: number): void {
    let at = 0;
    this.keep(() => at++ < count);
  }

  /** Forgets the diagnostics that a test refuses. */
  keep(test: (diagnostic: Diagnostic) => boolean): void {
    this.#found = this.#found.filter(test);
    this.#counts.clear();
    this.#errors = 0;
    for (const diagnostic of this.#found) this.#count(diagnostic);
  }

  /** All diagnostics, sorted by place, without repetitions. */
  sorted(): Diagnostic[] {
    return sortDiagnostics(this.#found);
  }
}

/** Sorts diagnostics by place, those of the source without a name first, and drops those that repeat code and place. */
export function sortDiagnostics(found: readonly Diagnostic[]): Diagnostic[] {
  const sorted = found.toSorted(
    (a, b) => bySource(a.source, b.source) || a.from - b.from || a.to - b.to,
  );
  // Repetitions follow each other, among the few diagnostics of the same place.
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

/** Sources in the order of their ids; one without an id is the one at hand. */
function bySource(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  return (a ?? "") < (b ?? "") ? -1 : 1;
}
