/** Runs `wf backup`. */
import { realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { printed } from "../../../base/text/printed.js";
import { hasData } from "../../../service/store/data-folder.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { backupFailure, withBackupFile } from "../data/backup-failure.js";
import { describeCounts } from "../data/describe-counts.js";
import { refuseLinks } from "../data/refuse-links.js";
import { saveBackup } from "../data/save-backup.js";
import { withStore } from "../data/with-store.js";
import { confirm } from "../terminal/confirm.js";
import type { backupCommand } from "./backup-command.js";

/** Writes a backup, after a confirmation if it replaces a file. */
export function runBackup(
  { operands, options }: Call<typeof backupCommand.options>,
  io: Io,
): Promise<number> {
  const name = operands[0]!;
  if (name === "-") {
    throw new UsageError("a backup is read again to check it, so it has to be a file, not -");
  }
  let stopped: number | undefined;
  return withStore(options, io, async (store) => {
    refuseLinks(resolve(io.cwd, name), name, { cwd: io.cwd, isWritten: true });
    const { path, replaces } = placeOf(resolve(io.cwd, name), name);
    if (replaces && !(await confirm(io, printed`Replace ${name}?`, options.yes))) return 1;
    const head = { version: packageVersion(io.packageFolder), at: Date.now() };
    // Whoever interrupts it must not find half of it beside the place of the whole.
    const signals = io.holdSignals();
    try {
      const { counts } = await saveBackup(store, path, { ...head, replaces }).catch(
        (error: unknown) => {
          throw backupFailure(name, error);
        },
      );
      await io.stdout.write(printed`wrote ${name}: ${describeCounts(counts)}\n`);
    } finally {
      stopped = await signals.release();
    }
    return stopped ?? 0;
  });
}

/**
 * Where to write, and whether a file there is replaced; throws a UsageError for a place that cannot be
 * used. A link stays a link.
 */
function placeOf(given: string, name: string): { path: string; replaces: boolean } {
  const stats = withBackupFile(name, () => statSync(given, { throwIfNoEntry: false }));
  if (stats && !stats.isFile()) {
    throw new UsageError(`${name} is ${stats.isDirectory() ? "a folder" : "not a file"}`);
  }
  const path = stats ? realpathSync(given) : given;
  if (hasData(dirname(path))) {
    throw new UsageError(`${name} is in a data folder; choose another place for the backup`);
  }
  return { path, replaces: stats !== undefined };
}
