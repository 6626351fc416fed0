/** Finds notes files whose wireframe is gone. */
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isNotesPath, notesPath, wireframeOf } from "../../authoring/notes/note.js";
import { isWireframeName } from "../files/file-kinds.js";
import type { FoundFile } from "../files/found-files.js";
import { searchFolder } from "../files/walk-folder.js";

/** The wireframes that are gone, by operands: named themselves, or in folders. */
export function findOrphans(paths: readonly string[], cwd: string): FoundFile[] {
  const orphans = new Map<string, FoundFile>();
  const note = (path: string, inside: string): void => {
    const absolute = resolve(cwd, path);
    if (isOrphan(absolute)) orphans.set(absolute, { path, absolute, inside });
  };
  for (const path of paths) {
    const absolute = resolve(cwd, path);
    if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) {
      note(path, path);
      continue;
    }
    for (const inside of searchFolder(absolute, isNotesPath).found.map(wireframeOf)) {
      note(join(path, inside), inside);
    }
  }
  return [...orphans.values()];
}

/** Whether of a wireframe only its notes are left. */
export function isOrphan(wireframe: string): boolean {
  return isWireframeName(wireframe) && !existsSync(wireframe) && existsSync(notesPath(wireframe));
}
