/** Reports one line for each diagnostic, like compilers. */

import { printable } from "../../base/text/display-width.js";
import { amount } from "../../base/text/phrases.js";
import { locationText, sourceOf } from "./place.js";
import type { Report } from "./report.js";

/** Writes `path:line:column: severity: message; hint [code]`. */
export function* formatCompact(report: Report): Iterable<string> {
  for (const file of report.files) {
    const { source, diagnostics, omitted } = file;
    for (const diagnostic of diagnostics) {
      const { code, severity, message, hint, from } = diagnostic;
      const said = hint === undefined ? message : `${message}; ${hint}`;
      yield `${locationText(sourceOf(file, diagnostic), from)}: ${severity}: ${printable(said)} [${code}]\n`;
    }
    if (omitted > 0)
      yield `${printable(source.name)}: ${amount(omitted, "more problem")} not shown\n`;
  }
}
