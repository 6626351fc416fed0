/** Describes what keeps the notes that the preview shows and writes. */
import type { Applied } from "./apply-act.js";
import type { NotesFile } from "./note.js";
import type { ReadNotes } from "./read-notes.js";

/** Where notes are kept; wireframes are absolute paths. */
export interface NotesKeeper {
  read(wireframe: string): ReadNotes;
  /** Changes them when it is the turn of this process; what comes back unchanged is not written. */
  change(wireframe: string, change: (file: NotesFile) => Applied): Promise<Applied>;
  /** The file that they are in. */
  fileOf(wireframe: string): string;
  newId(): string;
  /** What the person at this machine is called. */
  author(): Promise<string>;
}
