/** Moves the notes of a renamed wireframe along with it. */
import { linkSync, lstatSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { notesPath } from "../../authoring/notes/note.js";
import { failureReason } from "../files/failure.js";
import { refuseOutside } from "../files/stay-inside.js";
import { notesFileOf } from "./note-store.js";
import { takeTurn } from "./take-turn.js";

/**
 * Moves them; does nothing if there are none, if the old wireframe is there again, or if the new one has notes.
 * Returns why they could not be moved.
 *
 * @param root the folder that the paths are relative to; no link inside its project may lead out of it
 */
export async function moveNotesOf(
  from: string,
  to: string,
  root: string,
): Promise<string | undefined> {
  const [before, after] = [notesPath(from), notesFileOf(to)];
  const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  const isMovable = () =>
    lstatSync(before, { throwIfNoEntry: false })?.isFile() && !isThere(from) && isThere(to);
  if (!isMovable() || isThere(after)) return undefined;
  try {
    refuseOutside(before, root);
    refuseOutside(after, root);
    await takeTurn(before, () => {
      if (!isMovable()) return;
      // Unlike a rename, a link never replaces a file that somebody has written in the meantime.
      linkSync(before, after);
      rmSync(before);
    });
    return undefined;
  } catch (error) {
    return `${basename(before)} could not be renamed to ${basename(after)}: ${failureReason(error)}`;
  }
}
