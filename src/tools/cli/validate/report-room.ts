/** Limits how many problems of a run are described, because all of them are kept until the report is written. */

import type { SourceText } from "../../../base/text/source-text.js";
import {
  type CappedDiagnostics,
  capDiagnostics,
  shownDiagnosticsLimit,
} from "../../../language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";

/** Maximum number of described problems; services for SARIF take about as many. */
const mostDescribed = 20_000;

/** Maximum length of the texts that have some, in characters. */
const mostText = 256_000_000;

/** The room that is left in a run. */
export class ReportRoom {
  #described = mostDescribed;
  #text = mostText;
  /** Texts of imported files that are kept already. */
  readonly #imported = new WeakSet<SourceText>();

  /**
   * The problems of a text that are described, and the number of the others.
   *
   * @param imported texts of imported files that some of the problems are in
   */
  take(
    diagnostics: readonly Diagnostic[],
    text: string,
    imported: readonly SourceText[] = [],
  ): CappedDiagnostics {
    if (diagnostics.length === 0) return { shown: [], omitted: 0 };
    const added = imported.filter((each) => !this.#imported.has(each));
    const length = added.reduce((sum, { content }) => sum + content.length, text.length);
    const left = length > this.#text ? 0 : this.#described;
    const capped = capDiagnostics(diagnostics, Math.min(shownDiagnosticsLimit, left));
    this.#described -= capped.shown.length;
    if (capped.shown.length > 0) {
      this.#text -= length;
      for (const each of added) this.#imported.add(each);
    }
    return capped;
  }
}
