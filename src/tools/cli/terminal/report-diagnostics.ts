/** Reports the diagnostics of a command's only source on standard error. */

import { SourceText } from "../../../base/text/source-text.js";
import { capDiagnostics } from "../../../language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { formats } from "../../../output/report/formats.js";
import { countDiagnostics } from "../../../output/report/report.js";
import { summaryLine } from "../../../output/report/summary.js";
import type { Io } from "../../../workspace/io.js";
import { choosePaint } from "./choose-paint.js";

/**
 * Writes diagnostics with their code frames and a summary.
 * @param others texts of the files that the source imports, by id
 */
export async function reportDiagnostics(
  name: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  io: Io,
  others: ReadonlyMap<string, SourceText> = new Map(),
): Promise<void> {
  const { shown, omitted } = capDiagnostics(diagnostics);
  const counts = countDiagnostics(diagnostics);
  const source = new SourceText(text, name);
  const file = { source, others, diagnostics: shown, omitted, counts };
  const paint = await choosePaint(io.stderr, io);
  const report = { files: [file], unreadable: [] };
  const pieces = formats.pretty(report, { paint, version: "" });
  await io.stderr.write([...pieces].join(""));
  await io.stderr.write(`${summaryLine(counts, 1, "wf validate --fix")}\n`);
}
