/** Writes repaired texts: to their files, to standard output, or as a diff. */
import { printable } from "../../../base/text/display-width.js";
import { amount } from "../../../base/text/phrases.js";
import type { Unreadable } from "../../../output/report/report.js";
import { failureReason } from "../../../workspace/files/failure.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import { writeWhole } from "../../../workspace/files/write-whole.js";
import type { Io } from "../../../workspace/io.js";
import { isShown } from "../terminal/is-shown.js";
import { unifiedDiff } from "../terminal/unified-diff.js";
import type { CheckedFile } from "./check-file.js";

/** Maximum number of fixes to list for each file. */
const mostListed = 20;

/** The files that could not be written, and why. */
export interface FailedRepairs {
  failed: Unreadable[];
  unwritten: ReadonlySet<FoundFile>;
}

/** Writes the fixed files, or only shows the changes. */
export async function writeRepairs(
  checked: readonly CheckedFile[],
  dryRun: boolean,
  io: Io,
): Promise<FailedRepairs> {
  const failed: Unreadable[] = [];
  const unwritten = new Set<FoundFile>();
  for (const { file, before, after } of checked) {
    if (dryRun) {
      const name = file.path.replace(/^\/+/, "");
      await io.stdout.write(unifiedDiff(name, before, after, isShown(io.stdout, io)));
    } else if (file.absolute === undefined) await io.stdout.write(after);
    else if (before !== after) {
      try {
        writeWhole(file.absolute, after, { from: io.cwd });
      } catch (error) {
        failed.push({ path: file.path, message: `could not be written: ${failureReason(error)}` });
        unwritten.add(file);
      }
    }
  }
  const repaired = checked.filter(({ fixes, file }) => fixes.length > 0 && !unwritten.has(file));
  if (repaired.length > 0) {
    const count = repaired.reduce((sum, { fixes }) => sum + fixes.length, 0);
    const said = `${amount(count, "problem")} in ${amount(repaired.length, "file")}`;
    if (!dryRun) for (const each of repaired) await io.stderr.write(listFixes(each));
    await io.stderr.write(dryRun ? `--fix would fix ${said}\n` : `fixed ${said}\n`);
  }
  return { failed, unwritten };
}

/** A line for each fix of a file, up to a maximum. */
function listFixes({ file, fixes }: CheckedFile): string {
  const shown = fixes
    .slice(0, mostListed)
    .map(
      ({ line, column, message, title }) =>
        `${printable(`${file.path}:${line}:${column} fixed: ${message} (${title})`)}\n`,
    );
  const left = fixes.length - shown.length;
  return shown.join("") + (left > 0 ? `${printable(file.path)}: and ${left} more\n` : "");
}
