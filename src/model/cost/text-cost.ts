/** Computes the number of characters to measure, and of bytes in a picture, for texts. */
import { markupBytes } from "../../base/text/markup-bytes.js";
import type { Value } from "../../language/ast/value.js";

/** The cost of texts. */
export interface TextCost {
  text: number;
  output: number;
}

/** Maximum number of occurrences of a text in a picture: visible, as a name, in a description. */
const repeats = 3;

/** Bytes of a number, and of the markup around a value. */
const bytesOfNumber = 20;

/** Matches characters that take more than a byte in an answer, or that may introduce such characters. */
const specialInSource = /[&<>'\\\x00-\x09\x0b-\x1f\x7f-\uffff]/;

/**
 * Whether each character of the texts in a source takes one byte, except line breaks: without escapes and single
 * quotes, no text can contain a double quote.
 */
export function hasPlainTexts(source: string): boolean {
  return !specialInSource.test(source);
}

/**
 * Adds all texts in a value of any depth.
 *
 * @param arePlain - whether each of their characters is known to take one byte, except line breaks
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

/** Adds the value of an attribute; an id is repeated in every reference to its element. */
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
