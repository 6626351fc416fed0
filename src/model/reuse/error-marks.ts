/** Remembers the offsets that errors cover, so that consequences of an error are not reported as well. */
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";

/** Maximum number of characters of a place to compare. */
const longestMark = 200;

/** The offsets in each source that an error covers. */
export class ErrorMarks {
  readonly #offsets = new Map<string | undefined, Set<number>>();

  /** Adds the place of a diagnostic if it is an error. */
  add({ severity, source, from, to }: Diagnostic): void {
    if (severity !== "error") return;
    const own = this.#offsets.get(source) ?? new Set();
    this.#offsets.set(source, own);
    for (let at = from; at < Math.min(to, from + longestMark); at++) own.add(at);
  }

  /** Whether an error covers a part of a diagnostic's place. */
  touch({ source, from, to }: Diagnostic): boolean {
    const own = this.#offsets.get(source);
    if (!own) return false;
    for (let at = from; at < Math.min(to, from + longestMark); at++) if (own.has(at)) return true;
    return false;
  }
}
