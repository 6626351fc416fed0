/** Turns the text of a box into the characters that are drawn, the same for HTML and layout. */
import { plainEmoji } from "../../base/text/plain-emoji.js";
import type { TextStyle } from "./style.js";

/** Blanks as HTML collapses them, a line break aside. */
const blanks = /[ \t\f\r]+/g;
const blanksAtBreak = / ?\n ?/g;
const lineEnds = /\r\n?/g;
/** Controls that HTML forbids. */
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g;
const unusual = /[^\u0020-\u007e\u00a0-\ud7ff]| {2}|^ | $/;

/**
 * The characters of a text as they are drawn: runs of spaces are one space, none is at the
 * ends of lines, controls and lone surrogates are U+FFFD. `\n` stays where the style lets text
 * wrap and is a space where it keeps to one line. Emoji are those of one character. Letters keep their case (see `drawnText`).
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

/** The text that is seen: its content, in capitals where the style says so. */
export function drawnText(text: string, style: TextStyle): string {
  const content = textContent(text, style);
  return style.uppercase ? content.toUpperCase() : content;
}

/** A last `\n` ends the last line and starts none, as `<br>` does. */
function trimBlanks(content: string): string {
  const start = content.startsWith(" ") ? 1 : 0;
  const end = content.endsWith(" ") || content.endsWith("\n") ? content.length - 1 : content.length;
  return content.slice(start, Math.max(start, end));
}
