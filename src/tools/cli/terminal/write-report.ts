/** Writes the report of a run in the requested format. */
import { amount } from "../../../base/text/phrases.js";
import type { FormatName } from "../../../output/report/format-names.js";
import { addCounts, type Report } from "../../../output/report/report.js";
import { summaryLine } from "../../../output/report/summary.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import type { Io, Output } from "../../../workspace/io.js";
import { choosePaint } from "./choose-paint.js";
import { tellUnreadable } from "./tell-unreadable.js";
import { writePieces } from "./write-pieces.js";

/** How and where the report is written. */
export interface ReportOptions {
  format: FormatName;
  quiet: boolean;
  color: boolean | undefined;
  /** Number of files that the settings exclude. */
  ignored: number;
  output: Output;
}

/** Formats whose readers tolerate a line of plain text. */
const summarized: ReadonlySet<FormatName> = new Set(["pretty", "compact", "github"]);

/** Writes diagnostics and a summary; files that could not be read are reported on standard error as well. */
export async function writeReport(report: Report, options: ReportOptions, io: Io): Promise<void> {
  const { format, output } = options;
  await tellUnreadable(report.unreadable, io);
  const hasDiagnostics = report.files.some(({ diagnostics }) => diagnostics.length > 0);
  if (hasDiagnostics || !summarized.has(format) || report.unreadable.length > 0) {
    const { formats } = await import("../../../output/report/formats.js");
    const paint = await choosePaint(output, io, options.color);
    const version = format === "sarif" ? packageVersion(io.packageFolder) : "";
    await writePieces(output, formats[format](report, { paint, version }));
  }
  if (summarized.has(format)) await writeSummary(report, options, io);
}

async function writeSummary(
  { files, unreadable }: Report,
  { format, quiet, ignored, output }: ReportOptions,
  io: Io,
): Promise<void> {
  const counts = addCounts(files.map((file) => file.counts));
  if (quiet && counts.errors === 0) return;
  if (files.length === 0 && unreadable.length > 0) return;
  const left = ignored > 0 ? `, ${amount(ignored, "file")} ignored by the settings` : "";
  // Readers of the compact format expect one line for each diagnostic.
  const place = format === "compact" ? io.stderr : output;
  await place.write(`${summaryLine(counts, files.length)}${left}\n`);
}
