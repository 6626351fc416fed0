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

/** Adds all texts in a value, which may be nested to any depth. */
export function addValue(value: Value, into: TextCost): void {
  if (typeof value === "string") {
    addText(value, into);
    return;
  }
  const waiting: Value[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string") addText(next, into);
    else if (typeof next !== "object") into.output += bytesOfNumber;
    else for (const inner of Array.isArray(next) ? next : Object.values(next)) waiting.push(inner);
  }
}

/** Adds a text. */
export function addText(text: string, into: TextCost): void {
  let bytes = bytesOfNumber;
  for (let at = 0; at < text.length; at++) bytes += bytesOf(text.charCodeAt(at));
  into.text += text.length;
  into.output += repeats * bytes;
}

/** Bytes of a UTF-16 unit in markup: escaped where it must be, else in UTF-8. */
function bytesOf(unit: number): number {
  if (unit > 0x7f) return 3;
  if (unit === 0x22) return 6;
  return unit === 0x26 || unit === 0x3c || unit === 0x3e ? 5 : 1;
}
