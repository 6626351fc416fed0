/** Turns the diagnostics of a source into the text that `wf validate` prints: each with its line, its caret and what to do. */

import { SourceText } from "../../base/text/source-text.js";
import { plainStyle, type StyleText, type TerminalStyle } from "../../base/text/terminal-style.js";
import { capDiagnostics } from "../../language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { formatPretty } from "./pretty.js";
import { countDiagnostics } from "./report.js";

export type { Diagnostic, StyleText, TerminalStyle };

/** How diagnostics are written, all optional. */
export interface FormatDiagnosticsOptions {
  /** What the source is called: a path, as a rule; `wireframe`. */
  name?: string;
  /** Texts of the files that the source imports, by the paths by which it does. */
  files?: Readonly<Record<string, string>>;
  /** What stresses parts of a message, such as an object of the packages kleur, picocolors or chalk; nothing. */
  paint?: TerminalStyle;
}

/**
 * The diagnostics of a source as text for people, with an empty line after each; "" if there are none. At most 100 are
 * written, and the number of the others.
 *
 * @param source the text in which the diagnostics were found
 * @param diagnostics what a function of the library has found in it
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
  return formatPretty({ files: [report], unreadable: [] }, { paint, version: "" });
}
