/** Determines how characters are shown in a terminal: what to print, and how many columns that takes. */

/** A character that is safe to print on a terminal. */
export interface Glyph {
  /** The printed text; never a control character. */
  text: string;
  /** Number of columns: 0, 1 or 2. */
  width: number;
}

/** Ranges of characters that take two columns (Unicode East Asian Width W and F, emoji). */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f18e, 0x1f19a],
  [0x1f200, 0x1f265],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x1fa70, 0x1faff],
  [0x20000, 0x3fffd],
];

const zeroWidthJoiner = 0x200d;

/**
 * The second sign of what CI logs interpret as a command anywhere in a line: `##[add-mask]x`, `##vso[..]`. It is
 * replaced by a similar character. Characters that nobody sees count nothing, since a log may strip them; looking back
 * only from a sign saves looking back from each of them.
 */
export const commandSign = /#(?<=#\p{DI}*#)(?=[a-z\p{DI}]*\[)/giu;
const likeNumberSign = "\u266f";
/** The same at a known place. */
const commandSignHere = new RegExp(commandSign, "iuy");

/** The start of a line that is a GitHub command, `::stop-commands::x`; leading space is ignored. */
const commandStart = /^([\s\p{DI}]*:\p{DI}*):/u;
const likeColon = "\u2236";

/** A text without commands that CI logs recognize anywhere in a line; every character keeps its width. */
function withoutCommands(text: string): string {
  return text.includes("#") ? text.replace(commandSign, likeNumberSign) : text;
}

/** A whole line of a log that starts with foreign text. */
export function logLine(line: string): string {
  return withoutCommands(line).replace(commandStart, `$1${likeColon}`);
}

/** Returns the glyphs of a text, one for each code point; tabs extend to the next multiple of four columns. */
export function* glyphs(text: string): Generator<Glyph & { from: number }> {
  let column = 0;
  let before = 0;
  let from = 0;
  // Only as much is read as is asked for: callers take the start of a text, again and again.
  for (const character of text) {
    const point = character.codePointAt(0)!;
    const isCommand = point === 0x23 && from > 0 && isCommandSign(text, from);
    const shown = isCommand ? likeNumberSign : character;
    const glyph = point === 9 ? tab(column) : glyphOf(shown, shown.codePointAt(0)!, before);
    yield { ...glyph, from };
    column += glyph.width;
    before = point;
    from += character.length;
  }
}

/** The number of columns that a text takes which starts at a column. */
export function columnsOf(text: string, start: number): number {
  let column = start;
  let before = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    if (point >= 0x20 && point < 0x7f) column++;
    else column += point === 9 ? 4 - (column % 4) : glyphOf(character, point, before).width;
    before = point;
  }
  return column - start;
}

function isCommandSign(text: string, at: number): boolean {
  commandSignHere.lastIndex = at;
  return commandSignHere.test(text);
}

/**
 * A text without anything that a terminal or CI log could interpret as a command; line breaks become `\n`. It may be at
 * the start of a line.
 */
export function printable(text: string): string {
  const safe = logLine(text);
  if (/^[\x20-\x7e]*$/.test(safe)) return safe;
  let shown = "";
  for (const character of safe) {
    const point = character.codePointAt(0)!;
    if (point === 10) shown += "\\n";
    else if (point === 13) shown += "\\r";
    else if (point === 9) shown += "\\t";
    else shown += glyphOf(character, point, 0).text;
  }
  return shown;
}

/**
 * A text of several lines, such as a source, with visible replacements for control characters and characters that
 * reverse text. Marks that Arabic and Hebrew need are kept.
 */
export function plainLines(text: string): string {
  return text.replace(unseen, (character) => {
    return glyphOf(character, character.codePointAt(0)!, 0).text;
  });
}

const unseen = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

function tab(column: number): Glyph {
  const width = 4 - (column % 4);
  return { text: " ".repeat(width), width };
}

function glyphOf(character: string, point: number, before: number): Glyph {
  if (point >= 0x20 && point < 0x7f) return { text: character, width: 1 };
  if (point < 0x20) return { text: String.fromCharCode(0x2400 + point), width: 1 };
  if (point === 0x7f) return { text: "\u2421", width: 1 };
  if (isTreacherous(point)) return { text: "\ufffd", width: 1 };
  if (before === zeroWidthJoiner || /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(character)) {
    return { text: character, width: 0 };
  }
  return { text: character, width: isWide(point) ? 2 : 1 };
}

/**
 * DEL, C1 control characters, lone surrogates, unusual line breaks, marks that reverse the visible order, and characters
 * that nobody sees but machines read: a mark of bytes inside of a text, and tags.
 */
export function isTreacherous(point: number): boolean {
  return (
    (point >= 0x7f && point <= 0x9f) ||
    (point >= 0xd800 && point <= 0xdfff) ||
    point === 0x061c ||
    point === 0x200e ||
    point === 0x200f ||
    (point >= 0x2028 && point <= 0x202e) ||
    (point >= 0x2066 && point <= 0x2069) ||
    point === 0xfeff ||
    (point >= 0xe0000 && point <= 0xe007f)
  );
}

function isWide(point: number): boolean {
  if (point < 0x1100) return false;
  return wideRanges.some(([first, last]) => point >= first && point <= last);
}
