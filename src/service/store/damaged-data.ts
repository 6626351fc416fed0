/** Explains what to do about damaged data, and moves it out of the way. */
import { lstatSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { countersFile, dataFile } from "./data-folder.js";
import { StoreError } from "./store.js";

/** What to do about a file that cannot be used. */
const remedies: Readonly<Record<string, string>> = {
  [dataFile]:
    "restore a backup with `wf restore FILE`, or move wf.mdb and wf.mdb-lock away to start without data",
  [countersFile]:
    "restore a backup with `wf restore FILE`, or stop all servers and delete counters.mdb and counters.mdb-lock to go on without what they counted",
};

/** The error for a file that is damaged or gone. */
export function damaged(path: string, damage: string): DamagedDataError {
  const name = basename(path);
  const folder = dirname(path);
  return new DamagedDataError(
    folder,
    `the data in ${folder} cannot be used: ${name} is damaged (${damage}); ${remedies[name]}`,
  );
}

/** Data that LMDB must not open, because it would crash. */
export class DamagedDataError extends StoreError {
  readonly folder: string;

  constructor(folder: string, message: string) {
    super(message);
    this.folder = folder;
  }
}

/**
 * Renames all data files in a folder, damaged or not, and returns their new names. Processes that have them open still
 * read them, and write nothing more.
 */
export function setDataAside(folder: string, now: number): string[] {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const names: string[] = [];
  for (const name of [dataFile, countersFile].flatMap((each) => [lockOf(each), each])) {
    if (!lstatSync(join(folder, name), { throwIfNoEntry: false })) continue;
    renameSync(join(folder, name), join(folder, `${name}.damaged-${time}`));
    names.push(`${name}.damaged-${time}`);
  }
  return names;
}

/** The lock file of a data file. */
export function lockOf(path: string): string {
  return `${path}-lock`;
}
