/** Keeps backups inside a repository whose links would lead elsewhere. */

import { lstatSync } from "node:fs";
import { dirname } from "node:path";
import { firstOutside } from "../../../workspace/files/first-outside.js";
import { folderWith } from "../../../workspace/files/folder-with.js";
import { RefusedPath, refuseFolderOutside } from "../../../workspace/files/stay-inside.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { withBackupFile } from "./backup-failure.js";

/**
 * Throws a UsageError for a link in the repository of the current folder: it came with the repository, and must not make
 * the user write elsewhere, nor tell what is there.
 *
 * @param given the absolute path of a backup, which the user wrote as `name`
 */
export function refuseLinks(
  given: string,
  name: string,
  { cwd, isWritten }: { cwd: string; isWritten: boolean },
): void {
  const repository = folderWith(".git", cwd);
  if (repository === undefined || !isBelow(given, [repository])) return;
  withBackupFile(name, () => {
    const place = firstOutside(given, repository);
    if (place !== undefined) {
      const use = isWritten ? "write there" : "restore it";
      throw new UsageError(
        `${name} leads to ${place}, out of the repository; to ${use}, name that place`,
      );
    }
    refuseFolderOutside(isWritten ? dirname(given) : given, cwd);
    if (isWritten && lstatSync(given, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new RefusedPath("WF_LINK");
    }
  });
}
