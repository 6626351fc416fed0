/** Formats a value as JSON that is safe to print on a terminal. */
import { commandSign, isTreacherous } from "./display-width.js";

/**
 * JSON followed by a line break. Characters that a terminal could interpret as commands, and those that reverse text,
 * are escaped, so that programs read the same value.
 *
 * @param indent spaces per level; 0 gives one line
 */
export function jsonText(value: unknown, indent = 2): string {
  return `${safeJson(JSON.stringify(value, undefined, indent))}\n`;
}

/** The same for JSON that is already written. */
export function safeJson(text: string): string {
  // All of them are in strings, because the syntax of JSON is ASCII.
  const safe = text.replace(/[^\n -~]/gu, (character) => {
    const point = character.codePointAt(0)!;
    return isTreacherous(point) ? `\\u${point.toString(16).padStart(4, "0")}` : character;
  });
  // Commands that CI logs recognize anywhere in a line.
  return safe.replace(commandSign, "\\u0023");
}
