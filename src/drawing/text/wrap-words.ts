/** Turns a text into lines of some cells. */
import { glyphs } from "../../base/text/display-width.js";

/** Cells that a text takes. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const { width } of glyphs(text)) cells += width;
  return cells;
}

/** A text that is cut, with an ellipsis, where it has more cells than there are. */
export function cutTo(text: string, cells: number): string {
  if (cellsOf(text) <= cells) return text;
  let kept = "";
  let left = cells - 1;
  for (const { text: shown, width } of glyphs(text)) {
    left -= width;
    if (left < 0) break;
    kept += shown;
  }
  return cells < 1 ? "" : `${kept.trimEnd()}…`;
}

/** Cells up to which a word is never parted: it is read better cut than on two lines. */
const wholeWord = 14;

/** The lines of a paragraph; a long word that is longer than a line is parted. */
export function wrapWords(text: string, cells: number): string[] {
  const room = Math.max(1, cells);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    let width = cellsOf(word);
    if (line !== "" && used + 1 + width > room) {
      lines.push(line);
      line = "";
      used = 0;
    }
    if (line !== "") {
      line += ` ${word}`;
      used += 1 + width;
      continue;
    }
    let rest = word;
    while (width > Math.max(room, wholeWord)) {
      const part = partOf(rest, Math.max(room, wholeWord));
      lines.push(part);
      rest = rest.slice(part.length);
      width = cellsOf(rest);
    }
    line = rest;
    used = width;
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines;
}

/** The start of a word that fits, at least one character. */
function partOf(word: string, cells: number): string {
  let left = cells;
  for (const { width, from } of glyphs(word)) {
    left -= width;
    if (left < 0 && from > 0) return word.slice(0, from);
  }
  return word;
}
