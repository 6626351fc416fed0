/** Turns texts into the characters that are measured and the bytes that a picture contains. */
import { markupBytes } from "../../base/text/markup-bytes.js";
import type { Value } from "../../language/ast/value.js";

/** What texts add to a cost. */
export interface TextCost {
  text: number;
  output: number;
}

/** How often a text can be in a picture: visible, as a name, in a description. */
const repeats = 3;

/** Bytes of a number, and of the marks around a value. */
const bytesOfNumber = 20;

/** What takes more than a byte in an answer, and what no source contains whose texts are plain. */
const specialInSource = /[&<>'\\\x00-\x09\x0b-\x1f\x7f-\uffff]/;

/**
 * Whether each character of each text of a source takes a byte, line breaks aside: without escapes and single quotes,
 * no text contains a double one.
 */
export function hasPlainTexts(source: string): boolean {
  return !specialInSource.test(source);
}

/**
 * Adds all texts in a value, which may be nested to any depth.
 *
 * @param arePlain - whether each of their characters is known to take a byte, line breaks aside
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

/** Adds the value of an attribute; an id is written again wherever its element is referred to. */
export function addAttribute(name: string, value: Value, into: TextCost, arePlain = false): void {
  addValue(value, into, arePlain);
  if (name === "id" && typeof value === "string") {
    into.output += repeats * bytesOf(value, arePlain);
  }
}

/** Adds a text. */
export function addText(text: string, into: TextCost, isPlain = false): void {
  into.text += text.length;
  into.output += repeats * (bytesOfNumber + bytesOf(text, isPlain));
}

function bytesOf(text: string, isPlain: boolean): number {
  return isPlain && !text.includes("\n") ? text.length : markupBytes(text);
}
