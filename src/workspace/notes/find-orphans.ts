/** Finds notes files whose wireframe is gone. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isNotesPath, notesPath, wireframeOf } from "../../authoring/notes/note.js";
import { isWireframeName } from "../files/file-kinds.js";
import { isThere } from "../files/folder-with.js";
import type { FoundFile } from "../files/found-files.js";
import { isFolder } from "../files/is-folder.js";
import { refuseFolderOutside, refuseOutside } from "../files/stay-inside.js";
import { searchFolder } from "../files/walk-folder.js";

/** The wireframes that are gone, by operands: named themselves, or in folders. */
export function findOrphans(paths: readonly string[], cwd: string): FoundFile[] {
  const orphans = new Map<string, FoundFile>();
  const note = (path: string, inside: string): void => {
    const absolute = resolve(cwd, path);
    if (!leadsOut(absolute, cwd) && isOrphan(absolute))
      orphans.set(absolute, { path, absolute, inside });
  };
  for (const path of paths) {
    const absolute = resolve(cwd, path);
    if (!isFolder(absolute)) {
      note(path, path);
      continue;
    }
    for (const inside of notesIn(absolute, cwd).map(wireframeOf)) {
      note(join(path, inside), inside);
    }
  }
  return [...orphans.values()];
}

/** Whether a link leads out of the project: it must not tell whether it leads to something. */
function leadsOut(absolute: string, cwd: string): boolean {
  try {
    refuseOutside(absolute, cwd);
    return false;
  } catch {
    return true;
  }
}

/** A folder that cannot be read, or that a link out of the project leads to, contains nothing. */
function notesIn(folder: string, cwd: string): string[] {
  try {
    refuseFolderOutside(folder, cwd);
    return searchFolder(folder, isNotesPath, { from: cwd }).found;
  } catch {
    return [];
  }
}

/** Whether of a wireframe, which does not lead out of the project, only its notes are left; a link counts by itself. */
export function isOrphan(wireframe: string): boolean {
  return isWireframeName(wireframe) && !existsSync(wireframe) && isThere(notesPath(wireframe));
}
