/** A report with everything that formats must handle. */
import { SourceText } from "../../src/base/text/source-text.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";
import { countDiagnostics, type FileReport, type Report } from "../../src/output/report/report.js";
import { makeDiagnostic } from "../support/make-diagnostic.js";

/** The text of the first file of the sample. */
export const sampleText = 'page {\n  buton "Go" primry\n  card "x"\n  "a\nb"\n}\n';

/** An error with a fix, a warning with a related place, an info across two lines. */
const sampleDiagnostics: readonly Diagnostic[] = [
  makeDiagnostic("unknown-component", 9, 14, 'unknown component "buton"', {
    hint: 'did you mean "button"?',
    fix: { title: "replace with button", edits: [{ from: 9, to: 14, insert: "button" }] },
  }),
  makeDiagnostic("id-duplicate", 20, 26, '100% <odd> & "quoted",\r\nwith: marks]]>', {
    related: [{ from: 0, to: 4, message: "the first is here" }],
  }),
  makeDiagnostic("block-empty", 40, 45, "over two lines \u0001"),
];

/** Creates the report of a file. */
export function fileReport(
  name: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  omitted = 0,
): FileReport {
  const counts = countDiagnostics(diagnostics);
  return { source: new SourceText(text, name), diagnostics, omitted, counts };
}

/** A file with diagnostics, a clean one and a missing one. */
export const sampleReport: Report = {
  files: [
    fileReport("dir/a b,c:1.wf", sampleText, sampleDiagnostics, 3),
    fileReport("clean.wf", "", []),
  ],
  unreadable: [{ path: "missing.wf", message: "no such file or folder" }],
};
