/** Lets the preview keep notes in files beside wireframes. */
import type { NotesKeeper } from "../../authoring/notes/notes-keeper.js";
import { gitAuthor } from "./git-author.js";
import { newNoteId } from "./new-id.js";
import { changeNotesOf, notesFileOf, readNotesOf } from "./note-store.js";

/**
 * @param folder the one that paths of wireframes are written from
 * @param author what the person at this machine is called; what git says unless it is given
 */
export function notesKeeper(folder: string, author: string | undefined): NotesKeeper {
  let known: Promise<string> | undefined;
  return {
    read: (wireframe) => readNotesOf(wireframe, folder),
    change: (wireframe, change) => changeNotesOf(wireframe, folder, change),
    fileOf: notesFileOf,
    newId: newNoteId,
    author: () => {
      known ??= author === undefined ? gitAuthor(folder) : Promise.resolve(author);
      return known;
    },
  };
}
