/** Reads a wireframe of the command line with the elements that its notes refer to. */
import { listElements, type NotedElement } from "../../../authoring/notes/list-elements.js";
import { tellErrors } from "../../../authoring/notes/tell-errors.js";
import { type NotesView, viewNotes } from "../../../authoring/notes/view-notes.js";
import { documentOf } from "../../../document-of.js";
import { vocabulary } from "../../../model/components/registry.generated.js";
import { isPageIn } from "../../../model/define/pages-of.js";
import type { Imports } from "../../../workspace/files/imports.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { readNotesOf } from "../../../workspace/notes/note-store.js";
import type { NotesRoom } from "../../../workspace/notes/notes-room.js";

/** A wireframe with its elements. */
export interface NotedFile {
  text: string;
  elements: NotedElement[];
  errors: string[];
}

/** Reads a wireframe; throws errors of `node:fs`. */
export function notedFile(absolute: string, imports: Imports): NotedFile {
  const { text } = decodeSource(readRegular(absolute, imports.cwd));
  const { document, diagnostics } = documentOf(text, imports.of(absolute));
  const elements = listElements(document, isPageIn(vocabulary));
  return { text, elements, errors: tellErrors(text, diagnostics) };
}

/** Its notes, if there is room for them. */
export function notesViewOf(
  absolute: string,
  from: string,
  { text, elements, errors }: NotedFile,
  room: NotesRoom,
): NotesView {
  return viewNotes(readNotesOf(absolute, from, room), elements, text, errors);
}
