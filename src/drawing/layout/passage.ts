/** Splits the text of a box into lines for a given width. */
import {
  hasBreakMarks,
  isBreakMark,
  softHyphen,
  withoutBreakMarks,
} from "../../base/breaks/break-marks.js";
import { findPieces, type Pieces } from "../../base/breaks/line-breaks.js";
import { isRightToLeft } from "../../base/text/right-to-left.js";
import type { TextStyle } from "../../model/box/style.js";
import { drawnText } from "../../model/box/text-content.js";
import { firstCluster } from "./class-width.js";
import { type Habits, plainHabits } from "./habits.js";
import { ceilStep } from "./subpixel.js";
import { textPositions, textWidth } from "./text-width.js";
import { type Typeface, typefaceOf } from "./typeface.js";

/**
 * The initial value of numeric fields, so that integers need no objects, and other numbers are shared (`LayoutNode`).
 */
const unset = undefined as unknown as number;

/** One line of text with its place. */
export interface Line {
  text: string;
  /** Left edge in px. */
  x: number;
  /** Baseline in px. */
  y: number;
  /** px. */
  width: number;
  /** Additional width in px of each space in justified text. */
  wordSpacing?: number;
  /** Width in px of the text that an ellipsis replaces. */
  cut?: number;
  /** Whether it belongs to a text that runs from right to left. */
  isReversed?: true;
}

/** A new line, relative to the left edge of its space. */
class TextLine implements Line {
  readonly text: string;
  x: number = unset;
  y: number = unset;
  width: number = unset;
  declare wordSpacing?: number;
  declare cut?: number;
  declare isReversed?: true;

  constructor(text: string, y: number, width: number) {
    this.text = text;
    this.x = 0;
    this.y = y;
    this.width = width;
  }
}

/** A line may exceed its space by one step before it wraps, as in Blink. */
const tolerance = 1 / 64;
const ellipsis = "…";
const hyphen = "-";

/** A text between two line breaks. */
class Paragraph {
  /** Includes the characters that control line breaks. */
  readonly text: string;
  /** The visible text on a single line. */
  readonly shown: string;
  /** Width in px on a single line. */
  readonly width: number = unset;
  /** Whether lines break by the rules of Chinese. */
  readonly isChinese: boolean;
  pieces: Pieces | undefined = undefined;
  positions: Float64Array | undefined = undefined;

  constructor(text: string, typeface: Typeface, isChinese: boolean) {
    this.text = text;
    this.shown = withoutBreakMarks(text);
    this.isChinese = isChinese;
    this.width = textWidth(this.shown, typeface);
  }
}

/** A paragraph with its pieces and positions. */
interface Measured extends Paragraph {
  pieces: Pieces;
  positions: Float64Array;
}

const noParagraphs: readonly Paragraph[] = [];

/**
 * A text with its measures; lines are computed on demand, and cached for the last width. Most texts have one paragraph,
 * which needs no separate object.
 */
export class Passage extends Paragraph {
  readonly typeface: Typeface;
  readonly #style: TextStyle;
  /** Undefined if the passage itself is the only paragraph. */
  readonly #several: readonly Paragraph[] | undefined;
  readonly #isReversed: boolean;
  #lines: Line[] | undefined;
  #linesWidth: number | undefined;

  constructor(text: string, style: TextStyle, { isChinese, fonts }: Habits = plainHabits) {
    const typeface = typefaceOf(style, fonts);
    const content = drawnText(text, style);
    const isOne = content !== "" && !content.includes("\n");
    super(isOne ? content : "", typeface, isChinese);
    this.typeface = typeface;
    this.#style = style;
    this.#isReversed = isRightToLeft(content);
    this.#several = isOne ? undefined : paragraphsOf(content, typeface, isChinese);
  }

  /** Width in px of the widest line without wrapping. */
  get maxWidth(): number {
    if (this.#several === undefined) return ceilStep(this.width);
    let widest = 0;
    for (const { width } of this.#several) widest = Math.max(widest, width);
    return ceilStep(widest);
  }

  /** Width in px of the widest piece that cannot be broken. */
  get minWidth(): number {
    if (!this.#wraps) return this.maxWidth;
    const widestPart = this.#style.wrapping === "anywhere" ? widestCluster : widestPiece;
    if (this.#several === undefined) return ceilStep(widestPart(this, this.typeface));
    let widest = 0;
    for (const paragraph of this.#several) {
      widest = Math.max(widest, widestPart(paragraph, this.typeface));
    }
    return ceilStep(widest);
  }

  /** Height of all lines in px for a width. */
  heightIn(width: number): number {
    return this.linesIn(width).length * this.typeface.lineHeight;
  }

  /** The lines for a width, relative to the top left corner of their space. */
  linesIn(width: number): readonly Line[] {
    if (this.#lines === undefined || this.#linesWidth !== width) {
      this.#lines = this.#breakInto(width);
      this.#linesWidth = width;
    }
    return this.#lines;
  }

  get #wraps(): boolean {
    const { wrapping } = this.#style;
    return wrapping !== "nowrap" && wrapping !== "ellipsis";
  }

  #breakInto(room: number): Line[] {
    if (this.#several === undefined && this.width <= room + tolerance) {
      const line: Line = new TextLine(this.shown, this.typeface.ascent, this.width);
      if (this.#style.lines !== undefined) line.cut = 0;
      this.#align([line], 0, room);
      return [line];
    }
    const lines: Line[] = [];
    const most = this.#style.lines ?? Number.POSITIVE_INFINITY;
    const paragraphs = this.#several ?? [this];
    const last = paragraphs.at(-1);
    for (const paragraph of paragraphs) {
      const first = lines.length;
      if (paragraph.width <= room + tolerance || this.#style.wrapping === "nowrap") {
        lines.push(new TextLine(paragraph.shown, 0, paragraph.width));
      } else if (this.#style.wrapping === "ellipsis") {
        const line = cutLine(paragraph, room, this.typeface);
        // A text that is cut intentionally counts as complete.
        if (this.#style.lines !== undefined) line.cut = 0;
        lines.push(line);
      } else {
        wrapParagraph(paragraph, room, this.typeface, lines);
      }
      this.#align(lines, first, room);
      if (lines.length > most || (lines.length === most && paragraph !== last)) {
        lines.length = most;
        lines[most - 1] = endedLine(lines[most - 1]!, room, this.typeface);
        this.#align(lines, most - 1, room);
        break;
      }
    }
    const { lineHeight, ascent } = this.typeface;
    for (let at = 0; at < lines.length; at++) lines[at]!.y = at * lineHeight + ascent;
    return lines;
  }

  /** Aligns the lines of one paragraph in their space; lines that overflow start at its edge. */
  #align(lines: Line[], first: number, room: number): void {
    const start = this.#isReversed ? "right" : "left";
    const { align = start } = this.#style;
    if (align === "left" && !this.#isReversed) return;
    for (let at = first; at < lines.length; at++) {
      const line = lines[at]!;
      if (this.#isReversed) line.isReversed = true;
      const rest = room - line.width;
      if (rest <= 0) {
        // A line that is too wide overflows at the end of its text.
        if (this.#isReversed) line.x = rest;
        continue;
      }
      const place = align === "justify" && at === lines.length - 1 ? start : align;
      if (place === "center") line.x = rest / 2;
      else if (place === "right") line.x = rest;
      else if (place === "justify") justifyLine(line, room);
    }
  }
}

function paragraphsOf(
  content: string,
  typeface: Typeface,
  isChinese: boolean,
): readonly Paragraph[] {
  if (content === "") return noParagraphs;
  return content.split("\n").map((part) => new Paragraph(part, typeface, isChinese));
}

function justifyLine(line: Line, room: number): void {
  const blanks = line.text.split(" ").length - 1;
  if (blanks === 0) return;
  line.wordSpacing = (room - line.width) / blanks;
  line.width = room;
}

/** Reused for each computation of a widest piece: most of these texts are never broken. */
const scratchPieces: Pieces = { starts: [], ends: [] };
const scratchPositions = new Float64Array(512);

function widestPiece(paragraph: Paragraph, typeface: Typeface): number {
  const { text, width } = paragraph;
  const pieces = paragraph.pieces ?? findPieces(text, scratchPieces, paragraph.isChinese);
  if (pieces.starts.length === 1) return width;
  const into = text.length < scratchPositions.length ? scratchPositions : undefined;
  const positions = paragraph.positions ?? positionsIn(paragraph, typeface, into);
  let widest = 0;
  for (let at = 0; at < pieces.starts.length; at++) {
    // Blink measures a piece between the steps at which it starts and ends in its line.
    const start = ceilStep(positions[pieces.starts[at]!]!);
    const own = ceilStep(positions[pieces.ends[at]!]!) - start;
    widest = Math.max(widest, own + ceilStep(hyphenAfter(text, pieces, at, typeface)));
  }
  return widest;
}

function widestCluster(paragraph: Paragraph, typeface: Typeface): number {
  const { text } = paragraph;
  const { positions } = measured(paragraph, typeface);
  let widest = 0;
  for (let at = 0; at < text.length; ) {
    const next = at + firstCluster(text.slice(at)).length;
    widest = Math.max(widest, ceilStep(positions[next]!) - ceilStep(positions[at]!));
    at = next;
  }
  return widest;
}

function wrapParagraph(paragraph: Paragraph, room: number, typeface: Typeface, into: Line[]): void {
  const { text } = paragraph;
  const { pieces, positions } = measured(paragraph, typeface);
  const { starts, ends } = pieces;
  let piece = 0;
  let start = 0;
  while (piece < starts.length) {
    // Chromium re-evaluates a broken word: a hyphen at the start of a line belongs to its number.
    if (start > starts[piece]! && isMinus(text, start) && ends[piece] === start + 1) piece++;
    const from = positions[start]!;
    let limit = from + room + tolerance;
    let last = lastFitting(pieces, positions, piece, limit);
    let dash = hyphenAfter(text, pieces, Math.max(last, piece), typeface);
    if (dash > 0 && last >= piece && positions[ends[last]!]! + dash > limit) {
      // As in Chromium: if there is no space for a hyphen, everything before it gets less space too.
      limit -= dash;
      last = lastFitting(pieces, positions, piece, limit);
      dash = hyphenAfter(text, pieces, Math.max(last, piece), typeface);
    }
    let end = ends[Math.max(last, piece)]!;
    if (last < piece) {
      // The piece alone on the line is too wide, so it breaks anywhere.
      if (start < end && isBreakMark(text, start)) start++;
      end = fittingEnd(text, positions, start, end, from + room + tolerance - dash);
    }
    const isWhole = end === ends[Math.max(last, piece)];
    const shown = withoutBreakMarks(text.slice(start, end));
    const width = positions[end]! - from;
    into.push(
      isWhole && dash > 0
        ? new TextLine(shown + hyphen, 0, width + dash)
        : new TextLine(shown, 0, width),
    );
    if (isWhole) {
      piece = Math.max(last, piece) + 1;
      start = starts[piece] ?? text.length;
    } else start = end;
  }
}

/** The last piece, starting from one, that ends within a limit; the index before it if it does not fit. */
function lastFitting(
  { starts, ends }: Pieces,
  positions: Float64Array,
  piece: number,
  limit: number,
): number {
  let last = piece - 1;
  while (last + 1 < starts.length && positions[ends[last + 1]!]! <= limit) last++;
  return last;
}

/** Width in px of the hyphen of a line that ends with a piece; 0 if it has none. */
function hyphenAfter(
  text: string,
  { starts, ends }: Pieces,
  piece: number,
  typeface: Typeface,
): number {
  const end = ends[piece]!;
  // Before a space, the line breaks at the space.
  if (text[end - 1] !== softHyphen || starts[piece + 1] !== end) return 0;
  return textWidth(hyphen, typeface);
}

function isMinus(text: string, at: number): boolean {
  return text[at] === "-" && /^\d/.test(text.charAt(at + 1));
}

/** The end of as many clusters as fit, but at least `least`. */
function fittingEnd(
  text: string,
  positions: Float64Array,
  start: number,
  end: number,
  limit: number,
  least: 0 | 1 = 1,
): number {
  // Only the part that may fit is split into clusters: a long word has many lines, and only a little of a cut text is
  // visible.
  let fitting = start;
  for (let count = 0; fitting < end; count++) {
    const next = fitting + firstCluster(text.slice(fitting, end)).length;
    if (count >= least && positions[next]! > limit) break;
    fitting = next;
  }
  return fitting;
}

function cutLine({ shown: text, width }: Paragraph, room: number, typeface: Typeface): Line {
  const positions = textPositions(text, typeface);
  const dots = textWidth(ellipsis, typeface);
  const end = fittingEnd(text, positions, 0, text.length, room + tolerance - dots, 0);
  const kept = positions[end]!;
  const line: Line = new TextLine(text.slice(0, end) + ellipsis, 0, kept + dots);
  line.cut = width - kept;
  return line;
}

/** A line with an ellipsis, which replaces its end if there is not enough space. */
function endedLine({ text, width }: Line, room: number, typeface: Typeface): Line {
  const dots = textWidth(ellipsis, typeface);
  const limit = room + tolerance - dots;
  if (width <= limit) return new TextLine(text + ellipsis, 0, width + dots);
  const positions = textPositions(text, typeface);
  const end = fittingEnd(text, positions, 0, text.length, limit, 0);
  return new TextLine(text.slice(0, end) + ellipsis, 0, positions[end]! + dots);
}

function measured(paragraph: Paragraph, typeface: Typeface): Measured {
  paragraph.pieces ??= findPieces(paragraph.text, undefined, paragraph.isChinese);
  paragraph.positions ??= positionsIn(paragraph, typeface);
  return paragraph as Measured;
}

/**
 * The start of each UTF-16 unit in a paragraph, and the end of the last one; characters that only control breaks have
 * no width.
 */
function positionsIn(
  { text, shown }: Paragraph,
  typeface: Typeface,
  into?: typeof scratchPositions,
): Float64Array {
  if (!hasBreakMarks(text)) return textPositions(text, typeface, into);
  const seen = textPositions(shown, typeface);
  const positions = new Float64Array(text.length + 1);
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    positions[at] = seen[before]!;
    if (!isBreakMark(text, at)) before++;
  }
  positions[text.length] = seen[before]!;
  return positions;
}
