/** Turns a text with characters that only say where a line may break into what is seen of it. */

/** Where a word may be parted; a hyphen is drawn if a line ends there. */
export const softHyphen = "\u00ad";
const zeroWidthSpace = "\u200b";

const marks = /[\u00ad\u200b]/;
const allMarks = /[\u00ad\u200b]/g;

/** Whether a text has such characters. */
export function hasBreakMarks(text: string): boolean {
  return marks.test(text);
}

/** The text without them. */
export function withoutBreakMarks(text: string): string {
  return marks.test(text) ? text.replace(allMarks, "") : text;
}

/** Whether the character at a place is one of them. */
export function isBreakMark(text: string, at: number): boolean {
  return text[at] === softHyphen || text[at] === zeroWidthSpace;
}
