/** Draws the line of a diagnostic with carets below its range. */
import { glyphs } from "../../base/text/display-width.js";
import type { SourceText } from "../../base/text/source-text.js";
import { plainStyle, type StyleText, type TerminalStyle } from "../../base/text/terminal-style.js";

/** How a frame is drawn. */
export interface FrameOptions {
  paint?: TerminalStyle;
  /** Styles the carets. */
  stroke?: StyleText;
  /** Maximum length of the shown part of a line, in UTF-16 units; 100 by default. */
  width?: number;
}

/**
 * The lines of a frame: the first line of the range with its carets, and for a range of several lines also the last
 * one. An empty range has one caret.
 */
export function codeFrame(
  source: SourceText,
  from: number,
  to: number,
  options: FrameOptions = {},
): string[] {
  const start = source.locate(from);
  const end = source.locate(Math.max(from, to));
  const gutter = String(end.line).length + 2;
  const draw = (line: number, first: number, last: number): string[] =>
    frameLine(source.lineText(line), line, first, last, gutter, options);
  const firstLine = source.lineText(start.line);
  if (end.line === start.line) return draw(start.line, start.column - 1, end.column - 1);
  const head = draw(start.line, start.column - 1, firstLine.length);
  const lastLine = source.lineText(end.line);
  const indentation = lastLine.length - lastLine.trimStart().length;
  if (end.column - 1 <= indentation) return head;
  const between = end.line - start.line > 1 ? [`${" ".repeat(gutter)} ...`] : [];
  return [...head, ...between, ...draw(end.line, indentation, end.column - 1)];
}

function frameLine(
  text: string,
  line: number,
  from: number,
  to: number,
  gutter: number,
  options: FrameOptions,
): string[] {
  const { paint = plainStyle, stroke = paint.red, width = 100 } = options;
  const [start, end] = visiblePart(text, from, to, width);
  let shown = start > 0 ? "…" : "";
  let before = shown.length;
  let marked = 0;
  for (const glyph of glyphs(text.slice(start, end))) {
    const at = start + glyph.from;
    shown += glyph.text;
    if (at < from) before += glyph.width;
    else if (at < to) marked += glyph.width;
  }
  if (end < text.length) shown += "…";
  const number = paint.dim(`${String(line).padStart(gutter)} |`);
  const blank = paint.dim(`${" ".repeat(gutter)} |`);
  const carets = stroke("^".repeat(Math.max(1, marked)));
  return [`${number} ${shown}`.trimEnd(), `${blank} ${" ".repeat(before)}${carets}`];
}

/** The part of a long line around a range, never cutting a character in half. */
function visiblePart(text: string, from: number, to: number, width: number): [number, number] {
  if (text.length <= width) return [0, text.length];
  const room = Math.max(0, width - (to - from));
  const wanted = Math.max(0, from - Math.min(room >> 1, width >> 1));
  const start = Math.max(0, Math.min(wanted, text.length - width));
  return [
    beforeCharacter(text, start),
    beforeCharacter(text, Math.min(text.length, start + width)),
  ];
}

function beforeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return at > 0 && unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
