/** Describes the storage for the notes that the preview shows and writes. */
import type { Applied } from "./apply-act.js";
import type { NotesFile } from "./note.js";
import type { ReadNotes } from "./read-notes.js";

/** The storage of notes; wireframes are given as absolute paths. */
export interface NotesKeeper {
  read(wireframe: string): ReadNotes;
  /** Changes notes with exclusive access; an unchanged result is not written. */
  change(wireframe: string, change: (file: NotesFile) => Applied): Promise<Applied>;
  /** Moves the notes of a renamed wireframe; returns why they could not be moved. */
  move(from: string, to: string): Promise<string | undefined>;
  /** The path of their file. */
  fileOf(wireframe: string): string;
  newId(): string;
  /** The name of the user of this machine. */
  author(): Promise<string>;
}
