/** Wraps a text into lines with a number of cells. */
import {
  isBreakMark,
  lastBreakMark,
  softHyphen,
  withoutBreakMarks,
} from "../../base/breaks/break-marks.js";
import { columnsOf, glyphs } from "../../base/text/display-width.js";

/** Characters of one cell each, which most texts consist of. */
const plain = /^[\x20-\x7e]*$/;

/** The width of a text in cells. */
export function cellsOf(text: string): number {
  return cellsFrom(text, 0);
}

/** The width of a text that starts at a column, which matters for tabs. */
function cellsFrom(text: string, start: number): number {
  return plain.test(text) ? text.length : columnsOf(withoutBreakMarks(text), start);
}

/** A text that is cut, with an ellipsis, if it is wider than the given number of cells. */
export function cutTo(given: string, cells: number): string {
  const text = withoutBreakMarks(given);
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

/** Width in cells up to which a word is never broken: it is easier to read cut than on two lines. */
const wholeWord = 14;

/** The lines of a paragraph; a long word is broken at a break mark, and one that is longer than a line anywhere. */
export function wrapWords(text: string, cells: number): string[] {
  const room = Math.max(1, cells);
  const most = Math.max(room, wholeWord);
  const lines: string[] = [];
  let line = "";
  // A space precedes each word of a line, so no character joins with the one before: widths add up.
  let width = 0;
  for (const word of text.split(" ")) {
    let rest = word;
    // Looking for marks in what is left of it on each line would take quadratic time.
    const last = lastBreakMark(word);
    for (;;) {
      const before = line === "" ? "" : `${line} `;
      const start = line === "" ? 0 : width + 1;
      const free = room - start;
      const isWhole = line === "" && word.length - rest.length > last;
      if (fits(rest, isWhole ? most : free)) {
        line = before + withoutBreakMarks(rest);
        width = start + cellsFrom(rest, start);
        break;
      }
      const part =
        last >= 0 && (upToMark(rest, free) ?? (line === "" ? upToMark(rest, most) : undefined));
      if (part) {
        lines.push(before + part.shown);
        line = "";
        rest = part.rest;
      } else if (line === "") {
        const first = partOf(rest, most);
        lines.push(withoutBreakMarks(first));
        rest = rest.slice(first.length);
        if (rest === "") break;
      } else {
        lines.push(line);
        line = "";
      }
    }
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines;
}

/** Whether a text has at most this width; a much longer one is not measured to its end. */
function fits(text: string, cells: number): boolean {
  let left = cells;
  for (const { width } of glyphs(text)) {
    left -= width;
    if (left < 0) return false;
  }
  return true;
}

/**
 * The longest start of a word that fits and ends at one of its break marks, with a hyphen if it is soft; undefined if
 * there is none.
 */
function upToMark(word: string, cells: number): { shown: string; rest: string } | undefined {
  let last: number | undefined;
  let left = cells;
  for (const { width, from } of glyphs(word)) {
    if (from > 0 && isBreakMark(word, from)) {
      if (left < (word[from] === softHyphen ? 1 : 0)) break;
      last = from;
    }
    left -= width;
    if (left < 0) break;
  }
  if (last === undefined) return undefined;
  const hyphen = word[last] === softHyphen ? "-" : "";
  return { shown: withoutBreakMarks(word.slice(0, last)) + hyphen, rest: word.slice(last + 1) };
}

/** The start of a word that fits, with at least one character. */
function partOf(word: string, cells: number): string {
  let left = cells;
  for (const { width, from } of glyphs(word)) {
    left -= width;
    if (left < 0 && from > 0) return word.slice(0, from);
  }
  return word;
}
