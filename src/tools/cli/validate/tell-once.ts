/** Removes duplicate diagnostics from reports: a mistake in a file that many others import is reported once. */
import { resolve } from "node:path";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { countDiagnostics, type FileReport } from "../../../output/report/report.js";
import type { CheckedFile } from "./check-file.js";

/** The reports of checked files; each diagnostic is in the report of its own file, or else in the first that has it. */
export function tellOnce(checked: readonly CheckedFile[], cwd: string): FileReport[] {
  const told = new Set<string>();
  for (const { file, report } of checked) {
    for (const diagnostic of report?.diagnostics ?? []) {
      const { source } = diagnostic;
      if (source === undefined) told.add(keyOf(diagnostic, file.absolute ?? ""));
    }
  }
  return checked.flatMap(({ report }) => {
    if (!report) return [];
    const again: Diagnostic[] = [];
    const diagnostics = report.diagnostics.filter((diagnostic) => {
      const { source } = diagnostic;
      if (source === undefined) return true;
      const key = keyOf(diagnostic, resolve(cwd, source));
      if (told.has(key)) again.push(diagnostic);
      const isNew = !told.has(key);
      told.add(key);
      return isNew;
    });
    return [{ ...report, diagnostics, counts: without(report.counts, countDiagnostics(again)) }];
  });
}

function keyOf({ code, from, to, message }: Diagnostic, file: string): string {
  return [file, code, from, to, message].join("\0");
}

function without(all: FileReport["counts"], some: FileReport["counts"]): FileReport["counts"] {
  return {
    errors: all.errors - some.errors,
    warnings: all.warnings - some.warnings,
    infos: all.infos - some.infos,
    fixable: all.fixable - some.fixable,
    isFixableLeast: all.isFixableLeast,
  };
}
