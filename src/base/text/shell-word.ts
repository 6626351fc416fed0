/** Writes a word of a repository so that it can be pasted into a shell. */
import { printable } from "./display-width.js";

/** The word, in quotes if a shell would read anything else in it; a name like an option begins with `./`. */
export function shellWord(word: string): string {
  return shellValue(word.startsWith("-") ? `./${word}` : word);
}

/** The same for a word that is no path. */
export function shellValue(word: string): string {
  return /^[\w./\\@%+=:,-]+$/.test(word) ? word : `'${printable(word).replaceAll("'", "'\\''")}'`;
}
