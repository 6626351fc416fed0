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

/** Maximum length of what a report says, in characters, before it is escaped. */
const mostSaid = 100_000_000;

/** How often a report names the file of a problem. */
const timesOfName = 3;

/** The room that is left in a run. */
export class ReportRoom {
  #described = mostDescribed;
  #text = mostText;
  #said = mostSaid;
  /** Texts of imported files that are kept already. */
  readonly #imported = new WeakSet<SourceText>();

  /**
   * The problems of a source that are described, and the number of the others.
   *
   * @param imported texts of imported files that some of the problems are in
   */
  take(
    diagnostics: readonly Diagnostic[],
    source: SourceText,
    imported: readonly SourceText[] = [],
  ): CappedDiagnostics {
    if (diagnostics.length === 0) return { shown: [], omitted: 0 };
    const added = imported.filter((each) => !this.#imported.has(each));
    const length = added.reduce((sum, { content }) => sum + content.length, source.content.length);
    const left = length > this.#text ? 0 : this.#described;
    const most = Math.min(
      shownDiagnosticsLimit,
      left,
      this.#fitting(diagnostics, source, imported),
    );
    const capped = capDiagnostics(diagnostics, most);
    this.#described -= capped.shown.length;
    if (capped.shown.length > 0) {
      this.#text -= length;
      for (const each of added) this.#imported.add(each);
    }
    return capped;
  }

  /** How many of the problems of a source may be described by what they say; takes that of as many. */
  #fitting(
    diagnostics: readonly Diagnostic[],
    { name }: SourceText,
    imported: readonly SourceText[],
  ): number {
    const longestName = imported.reduce(
      (most, each) => Math.max(most, each.name.length),
      name.length,
    );
    const own = timesOfName * name.length;
    // Those that are shown may be others, of the same length at most.
    const lengths = diagnostics
      .slice(0, mostDescribed)
      .map((each) => own + lengthOf(each, longestName));
    const longest = lengths.toSorted((a, b) => b - a).slice(0, shownDiagnosticsLimit);
    let count = 0;
    for (const length of longest) {
      if (length > this.#said) break;
      this.#said -= length;
      count++;
    }
    return count;
  }
}

/** The length of what is said about a problem besides its file; its other places may be in files with long names. */
function lengthOf({ message, hint = "", related = [], fix }: Diagnostic, name: number): number {
  const others = related.reduce((sum, each) => sum + each.message.length + name, 0);
  const edits = (fix?.edits ?? []).reduce((sum, { insert }) => sum + insert.length + name, 0);
  return message.length + hint.length + others + edits;
}
