/** Turns texts into the characters that are measured and the bytes that a picture contains. */
import type { Value } from "../ast/value.js";

/** What texts add to a cost. */
export interface TextCost {
  text: number;
  output: number;
}

/** How often a text can be in a picture: visible, as a name, in a description. */
const repeats = 3;

/** Bytes of a number, and of the marks around a value. */
const bytesOfNumber = 20;

/** What takes more than a byte in markup, and what a source without such texts does not contain. */
const special = /["&<>\x80-\uffff]/;
const specialInSource = /[&<>'\\\x80-\uffff]/;

/**
 * Whether each character of each text of a source takes a byte: without escapes and single quotes, no text contains
 * a double one.
 */
export function hasPlainTexts(source: string): boolean {
  return !specialInSource.test(source);
}

/**
 * Adds all texts in a value, which may be nested to any depth.
 *
 * @param arePlain - whether each of their characters is known to take a byte
 */
export function addValue(value: Value, into: TextCost, arePlain = false): void {
  if (typeof value === "string") {
    addText(value, into, arePlain);
    return;
  }
  const waiting: Value[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string") addText(next, into, arePlain);
    else if (typeof next !== "object") into.output += bytesOfNumber;
    else for (const inner of Array.isArray(next) ? next : Object.values(next)) waiting.push(inner);
  }
}

/** Adds a text. */
export function addText(text: string, into: TextCost, isPlain = false): void {
  let bytes = bytesOfNumber;
  if (isPlain || !special.test(text)) bytes += text.length;
  else for (let at = 0; at < text.length; at++) bytes += bytesOf(text.charCodeAt(at));
  into.text += text.length;
  into.output += repeats * bytes;
}

/** Bytes of a UTF-16 unit in markup: escaped where it must be, else in UTF-8. */
function bytesOf(unit: number): number {
  if (unit > 0x7f) return 3;
  if (unit === 0x22) return 6;
  return unit === 0x26 || unit === 0x3c || unit === 0x3e ? 5 : 1;
}
