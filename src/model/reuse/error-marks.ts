/** Remembers which offsets errors cover, so that what follows from an error is not reported as another one. */
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";

/** Characters of a place that are compared. */
const longestMark = 200;

/** The offsets of each source that an error covers. */
export class ErrorMarks {
  readonly #offsets = new Map<string | undefined, Set<number>>();

  /** Remembers where a diagnostic is, if it is an error. */
  add({ severity, source, from, to }: Diagnostic): void {
    if (severity !== "error") return;
    const own = this.#offsets.get(source) ?? new Set();
    this.#offsets.set(source, own);
    for (let at = from; at < Math.min(to, from + longestMark); at++) own.add(at);
  }

  /** Whether an error covers a part of what a diagnostic is about. */
  touch({ source, from, to }: Diagnostic): boolean {
    const own = this.#offsets.get(source);
    if (!own) return false;
    for (let at = from; at < Math.min(to, from + longestMark); at++) if (own.has(at)) return true;
    return false;
  }
}
