/** Moves the notes of a renamed wireframe along with it. */
import { lstatSync } from "node:fs";
import { basename } from "node:path";
import { notesPath } from "../../authoring/notes/note.js";
import { failureReason } from "../files/failure.js";
import { refuseOutside } from "../files/stay-inside.js";
import { moveWhole } from "../files/write-whole.js";
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
    // Checked before anything is created next to the target of a link.
    refuseOutside(before, root);
    await takeTurn(before, () => {
      if (isMovable()) moveWhole(before, after, root);
    });
    return undefined;
  } catch (error) {
    return `${basename(before)} could not be renamed to ${basename(after)}: ${failureReason(error)}`;
  }
}
