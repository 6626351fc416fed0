/** Reports with one line for each diagnostic, as compilers write them. */

import { printable } from "../text/display-width.js";
import { amount } from "../text/phrases.js";
import { locationText } from "./place.js";
import type { Report } from "./report.js";

/** Writes `path:line:column: severity: message; hint [code]`. */
export function formatCompact(report: Report): string {
  let text = "";
  for (const { source, diagnostics, omitted } of report.files) {
    for (const { code, severity, message, hint, from } of diagnostics) {
      const said = hint === undefined ? message : `${message}; ${hint}`;
      text += `${locationText(source, from)}: ${severity}: ${printable(said)} [${code}]\n`;
    }
    if (omitted > 0) text += `${source.name}: ${amount(omitted, "more problem")} not shown\n`;
  }
  return text;
}
