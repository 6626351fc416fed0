/** Connects the preview to notes in files next to wireframes. */
import type { NotesKeeper } from "../../authoring/notes/notes-keeper.js";
import { gitAuthor } from "./git-author.js";
import { moveNotesOf } from "./move-notes.js";
import { newNoteId } from "./new-id.js";
import { changeNotesOf, notesFileOf, readNotesOf } from "./note-store.js";

/**
 * @param folder the folder that paths of wireframes are relative to
 * @param author the name of the user; defaults to the one that git knows
 */
export function notesKeeper(folder: string, author: string | undefined): NotesKeeper {
  let known: Promise<string> | undefined;
  return {
    read: (wireframe) => readNotesOf(wireframe, folder),
    change: (wireframe, change) => changeNotesOf(wireframe, folder, change),
    move: (from, to) => moveNotesOf(from, to, folder),
    fileOf: notesFileOf,
    newId: newNoteId,
    author: () => {
      known ??= author === undefined ? gitAuthor(folder) : Promise.resolve(author);
      return known;
    },
  };
}
