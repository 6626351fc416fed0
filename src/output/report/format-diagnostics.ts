/** Formats the diagnostics of a source as `wf validate` prints them: each with its line, its caret and a hint. */

import { SourceText } from "../../base/text/source-text.js";
import { plainStyle, type StyleText, type TerminalStyle } from "../../base/text/terminal-style.js";
import { capDiagnostics } from "../../language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { formatPretty } from "./pretty.js";
import { countDiagnostics } from "./report.js";

export type { Diagnostic, StyleText, TerminalStyle };

/** Options for formatting diagnostics. */
export interface FormatDiagnosticsOptions {
  /** The name of the source, usually a path; `wireframe` by default. */
  name?: string;
  /** Texts of imported files, by the paths in the source. */
  files?: Readonly<Record<string, string>>;
  /** Styles parts of messages, such as an object of the packages kleur, picocolors or chalk; none by default. */
  paint?: TerminalStyle;
}

/**
 * The diagnostics of a source as text for people, with an empty line after each; "" if there are none. At most 100 are
 * written, followed by the number of the others.
 *
 * @param source the text with the diagnostics
 * @param diagnostics the diagnostics that a function of the library returned for it
 */
export function formatDiagnostics(
  source: string,
  diagnostics: readonly Diagnostic[],
  { name = "wireframe", files = {}, paint = plainStyle }: FormatDiagnosticsOptions = {},
): string {
  const { shown, omitted } = capDiagnostics(diagnostics);
  const report = {
    source: new SourceText(source, name),
    others: {
      get: (id: string) => (Object.hasOwn(files, id) ? new SourceText(files[id]!, id) : undefined),
    },
    diagnostics: shown,
    omitted,
    counts: countDiagnostics(diagnostics),
  };
  const pieces = formatPretty({ files: [report], unreadable: [] }, { paint, version: "" });
  return [...pieces].join("");
}
