/** Handles characters that only control where a line may break, and are otherwise invisible. */

/** Allows a break in a word; a hyphen is drawn if the line ends there. */
export const softHyphen = "\u00ad";
const zeroWidthSpace = "\u200b";

const marks = /[\u00ad\u200b]/;
const allMarks = /[\u00ad\u200b]/g;

/** Whether a text contains such characters. */
export function hasBreakMarks(text: string): boolean {
  return marks.test(text);
}

/** The index of the last of them; -1 if there is none. */
export function lastBreakMark(text: string): number {
  return Math.max(text.lastIndexOf(softHyphen), text.lastIndexOf(zeroWidthSpace));
}

/** The text without them. */
export function withoutBreakMarks(text: string): string {
  return marks.test(text) ? text.replace(allMarks, "") : text;
}

/** Whether the character at an index is one of them. */
export function isBreakMark(text: string, at: number): boolean {
  return text[at] === softHyphen || text[at] === zeroWidthSpace;
}
