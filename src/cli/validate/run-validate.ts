/** Does the work of `wf validate`: finds files, checks or repairs each, reports, decides the exit code. */

import { addCounts, type Report } from "../../report/report.js";
import { amount } from "../../text/phrases.js";
import type { Call } from "../arguments/command.js";
import { collectFiles } from "../files/collect-files.js";
import { failureReason } from "../files/failure.js";
import { pageIndexOf } from "../files/page-index-of.js";
import type { Io } from "../io.js";
import { SettingsFinder } from "../settings/find-settings.js";
import { type CheckedFile, type CheckOptions, checkFile } from "./check-file.js";
import type { validateCommand } from "./validate-command.js";
import { writeReport } from "./write-report.js";

/** Checks what the operands name; the current folder when there are none. */
export async function runValidate(
  { operands, options }: Call<typeof validateCommand.options>,
  io: Io,
): Promise<number> {
  const { files, unreadable } = await collectFiles(
    operands.length > 0 ? operands : ["."],
    io.cwd,
    "validate",
  );
  const repairs = options.fix || options.dryRun;
  const pages = files.length > 1 ? pageIndexOf(files) : undefined;
  const checkOptions: CheckOptions = { ...options, repairs, pages };
  const finder = new SettingsFinder(io);
  const checked: CheckedFile[] = [];
  for (const file of files) {
    try {
      checked.push(await checkFile(file, checkOptions, finder, io));
    } catch (error) {
      unreadable.push({ path: file.path, message: failureReason(error) });
    }
  }
  const toInput = repairs && (options.dryRun || files.some((file) => file.absolute === undefined));
  if (repairs) {
    const { writeRepairs } = await import("./write-repairs.js");
    for (const each of await writeRepairs(checked, options.dryRun, io)) unreadable.push(each);
  }
  const reports = checked.flatMap(({ report }) => report ?? []);
  const report: Report = { files: reports, unreadable };
  const ignored = checked.length - reports.length;
  // The fixed source is on standard output then, so the report goes elsewhere.
  await writeReport(report, { ...options, ignored, output: toInput ? io.stderr : io.stdout }, io);
  return await exitCode(report, options.maxWarnings, io);
}

async function exitCode(report: Report, maxWarnings: number | undefined, io: Io): Promise<number> {
  const { errors, warnings } = addCounts(report.files.map(({ counts }) => counts));
  const isOver = maxWarnings !== undefined && warnings > maxWarnings;
  if (isOver) {
    const allowed = `--max-warnings ${maxWarnings}`;
    await io.stderr.write(
      `wf: found ${amount(warnings, "warning")}, more than ${allowed} allows\n`,
    );
  }
  if (report.unreadable.length > 0) return 2;
  return errors > 0 || isOver ? 1 : 0;
}
