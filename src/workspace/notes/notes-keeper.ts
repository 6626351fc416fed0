/** Lets the preview keep notes in files beside wireframes. */
import type { NotesKeeper } from "../../authoring/notes/notes-keeper.js";
import { gitAuthor } from "./git-author.js";
import { newNoteId } from "./new-id.js";
import { changeNotesOf, notesFileOf, readNotesOf } from "./note-store.js";

/** @param author what the person at this machine is called; what git says unless it is given */
export function notesKeeper(folder: string, author: string | undefined): NotesKeeper {
  let known: Promise<string> | undefined;
  return {
    read: readNotesOf,
    change: changeNotesOf,
    fileOf: notesFileOf,
    newId: newNoteId,
    author: () => {
      known ??= author === undefined ? gitAuthor(folder) : Promise.resolve(author);
      return known;
    },
  };
}
