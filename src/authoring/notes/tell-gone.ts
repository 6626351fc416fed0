/** Says that a wireframe is gone whose notes are left, and what to do if it was renamed. */
import { notesEnding } from "./note.js";

/** The sentence about a wireframe that is gone. */
export function tellGone(path: string): string {
  return `${path} is gone; if it was renamed, rename ${path}${notesEnding} likewise`;
}
