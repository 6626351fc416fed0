/** Does the work of `wf validate`: finds files, checks or repairs them, reports, and determines the exit code. */

import { analyze } from "../../../analyze.js";
import { InspectRoom } from "../../../authoring/inspect/inspect-room.js";
import { amount } from "../../../base/text/phrases.js";
import { addCounts, type Report } from "../../../output/report/report.js";
import { CallPages } from "../../../workspace/files/call-pages.js";
import { collectFiles } from "../../../workspace/files/collect-files.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { Imports } from "../../../workspace/files/imports.js";
import type { Io } from "../../../workspace/io.js";
import { isComponent } from "../../../workspace/markdown/known-component.js";
import type { Call } from "../../../workspace/options/command.js";
import { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import { ReportRoom } from "../terminal/report-room.js";
import { writeReport } from "../terminal/write-report.js";
import type { Affected } from "./affected-files.js";
import { type CheckedFile, type CheckOptions, checkFile } from "./check-file.js";
import type { validateCommand } from "./validate-command.js";

/** Maximum number of characters of all repaired files, before and after: nothing is written before all are checked. */
const mostRepaired = 200_000_000;

const notRepaired =
  "was not repaired: the files to repair have more than 100 MB together; run wf again for the others";

/** Checks the files that the operands name; by default, those of the current folder. */
export async function runValidate(
  { operands, options }: Call<typeof validateCommand.options>,
  io: Io,
): Promise<number> {
  const imports = new Imports(io.cwd);
  const finder = new SettingsFinder(io);
  const { files, unreadable, worktrees, project } = await findFiles(
    operands,
    options.affected,
    imports,
    finder,
  );
  const repairs = options.fix || options.dryRun;
  const paths = operands.length > 0 ? operands : ["."];
  const pages = new CallPages({ files: project, paths }, imports);
  const checking: CheckOptions = {
    ...options,
    repairs,
    pages,
    imports,
    room: new ReportRoom(),
    drawing: new InspectRoom(),
  };
  if (worktrees.length > 0) {
    const { tellWorktrees } = await import("../terminal/tell-worktrees.js");
    await tellWorktrees(worktrees, io);
  }
  let checked: CheckedFile[] = [];
  let left = mostRepaired;
  for (const file of files) {
    try {
      const result = await checkFile(file, checking, finder, io);
      left -= result.before.length + result.after.length;
      if (left >= 0) checked.push(result);
      else {
        checked.push(await checkFile(file, { ...checking, repairs: false }, finder, io));
        // The next one may be smaller.
        left += result.before.length + result.after.length;
        if (result.fixes.length > 0) unreadable.push({ path: file.path, message: notRepaired });
      }
    } catch (error) {
      unreadable.push({ path: file.path, message: failureReason(error) });
    }
  }
  const toInput = repairs && (options.dryRun || files.some((file) => file.absolute === undefined));
  if (repairs) {
    const { checkAgain } = await import("./check-again.js");
    checked = await checkAgain(checked, (repaired) => {
      const repairedImports = new Imports(io.cwd, repaired);
      return ({ file, before, after }) => {
        const again = {
          ...checking,
          imports: repairedImports,
          ...(before !== after && { text: after }),
        };
        return checkFile(file, again, finder, io);
      };
    });
    const { writeRepairs } = await import("./write-repairs.js");
    const { failed, unwritten } = await writeRepairs(checked, options.dryRun, io);
    for (const each of failed) unreadable.push(each);
    for (const [at, { file, before: text }] of checked.entries()) {
      // A file that could not be written still has all its problems.
      if (!unwritten.has(file)) continue;
      checked[at] = await checkFile(file, { ...checking, repairs: false, text }, finder, io);
    }
  }
  if (pages.unsearched.length > 0) {
    const { tellUnsearched } = await import("../terminal/tell-unsearched.js");
    await tellUnsearched(pages.unsearched, io);
  }
  let reports = checked.flatMap(({ report }) => report ?? []);
  const hasForeign = reports.some(({ diagnostics }) => diagnostics.some(({ source }) => source));
  if (hasForeign) reports = (await import("./tell-once.js")).tellOnce(checked, io.cwd);
  const report: Report = { files: reports, unreadable };
  const ignored = checked.length - reports.length;
  // Standard output contains the fixed source then, so the report goes to standard error.
  await writeReport(report, { ...options, ignored, output: toInput ? io.stderr : io.stdout }, io);
  return await exitCode(report, options.maxWarnings, io);
}

async function findFiles(
  operands: readonly string[],
  isAffected: boolean,
  imports: Imports,
  finder: SettingsFinder,
): Promise<Affected> {
  const { cwd } = imports;
  const takesMarkdown = async (absolute: string): Promise<boolean> =>
    await (await import("./has-fences.js")).hasFences(absolute, cwd, finder, isComponent);
  if (isAffected) {
    const { affectedFiles } = await import("./affected-files.js");
    return await affectedFiles(operands, imports, { analyze, isComponent }, takesMarkdown);
  }
  const paths = operands.length > 0 ? operands : ["."];
  const found = await collectFiles(paths, cwd, "validate", takesMarkdown);
  return { ...found, project: found.files };
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
