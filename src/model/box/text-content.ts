/** Normalizes the text of a box to the characters that are drawn, for both HTML and layout. */
import { plainEmoji } from "../../base/text/plain-emoji.js";
import type { TextStyle } from "./style.js";

/** Spaces that HTML collapses, except line breaks. */
const blanks = /[ \t\f\r]+/g;
const blanksAtBreak = / ?\n ?/g;
const lineEnds = /\r\n?/g;
/** Control characters that HTML forbids. */
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g;
const unusual = /[^\u0020-\u007e\u00a0-\ud7ff]| {2}|^ | $/;

/**
 * The characters of a text as they are drawn: runs of spaces become one space, the ends of lines have none, and control
 * characters and lone surrogates become U+FFFD. `\n` stays if the style lets text wrap, and otherwise becomes a space.
 * Emoji sequences become single characters. Letters keep their case (see `drawnText`).
 */
export function textContent(text: string, style: TextStyle): string {
  if (!unusual.test(text)) return text;
  let content = text.replace(lineEnds, "\n");
  if (style.wrapping === "nowrap" || style.wrapping === "ellipsis")
    content = content.replaceAll("\n", " ");
  content = content.replace(controls, "\ufffd").replace(blanks, " ");
  content = content.replace(blanksAtBreak, "\n").replace(/\p{Surrogate}/gu, "\ufffd");
  return trimBlanks(plainEmoji(content));
}

/** The visible text: its content, in capitals if the style demands it. */
export function drawnText(text: string, style: TextStyle): string {
  const content = textContent(text, style);
  return style.uppercase ? content.toUpperCase() : content;
}

/** A final `\n` ends the last line without starting another one, like `<br>`. */
function trimBlanks(content: string): string {
  const start = content.startsWith(" ") ? 1 : 0;
  const end = content.endsWith(" ") || content.endsWith("\n") ? content.length - 1 : content.length;
  return content.slice(start, Math.max(start, end));
}
