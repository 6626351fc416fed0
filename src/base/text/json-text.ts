/** Turns a value into JSON that is safe to print on a terminal. */
import { commandSign, isTreacherous } from "./display-width.js";

/**
 * JSON with a line break at its end. What a terminal could take for a command, and what reverses the text around it, is
 * escaped, so that programs read the same value.
 *
 * @param indent spaces per level; 0 gives one line
 */
export function jsonText(value: unknown, indent = 2): string {
  const text = JSON.stringify(value, undefined, indent);
  // All of them are in strings: the syntax of JSON is ASCII.
  const safe = text.replace(/[^\n -~]/gu, (character) => {
    const point = character.codePointAt(0)!;
    return isTreacherous(point) ? `\\u${point.toString(16).padStart(4, "0")}` : character;
  });
  // What logs of CI take for a command, wherever it is in a line.
  return `${safe.replace(commandSign, "\\u0023")}\n`;
}
