/** Generates ids of notes: short enough to type, and almost certainly unique. */
import { randomInt } from "node:crypto";

/** Letters and digits that are not easily confused. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

/** A new id. */
export function newNoteId(): string {
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
}
