/** Writes a word of a repository so that it can be pasted into a shell. */
import { printable } from "./display-width.js";

/** The word, in quotes if a shell would read anything else in it; a name like an option begins with `./`. */
export function shellWord(word: string): string {
  const safe = word.startsWith("-") ? `./${word}` : word;
  return /^[\w./\\@%+=:,-]+$/.test(safe) ? safe : `'${printable(safe).replaceAll("'", "'\\''")}'`;
}
