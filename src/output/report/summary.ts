/** Summarizes a run in one line. */
import { amount } from "../../base/text/phrases.js";
import type { SeverityCounts } from "./report.js";

/**
 * `2 errors, 1 warning in 3 files; 1 can be fixed with --fix`, without a line break. `repair` describes how to fix
 * them, if the command has no such option.
 */
export function summaryLine(counts: SeverityCounts, files: number, repair = "--fix"): string {
  const found: string[] = [];
  if (counts.errors > 0) found.push(amount(counts.errors, "error"));
  if (counts.warnings > 0) found.push(amount(counts.warnings, "warning"));
  if (counts.infos > 0) found.push(amount(counts.infos, "info"));
  if (found.length === 0) return `${amount(files, "file")} checked, no problems found`;
  const fixable = `${counts.isFixableLeast ? "at least " : ""}${counts.fixable}`;
  const repairs = counts.fixable > 0 ? `; ${fixable} can be fixed with ${repair}` : "";
  return `${found.join(", ")} in ${amount(files, "file")}${repairs}`;
}
