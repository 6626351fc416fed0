/** Formats the errors of a wireframe, which invalidate its approvals. */
import { SourceText } from "../../base/text/source-text.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";

/** Maximum number of errors to name; `wf validate` lists all of them. */
const mostTold = 3;

/** The first errors among diagnostics, each with its line; empty if there are none. */
export function tellErrors(text: string, diagnostics: readonly Diagnostic[]): string[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const source = new SourceText(text);
  const told = errors
    .slice(0, mostTold)
    .map(({ source: file, from, message }) =>
      file === undefined ? `line ${source.locate(from).line}: ${message}` : `${file}: ${message}`,
    );
  const rest = errors.length - told.length;
  return rest > 0 ? [...told, `and ${rest} more`] : told;
}
