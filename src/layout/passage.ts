/** Turns the text of a box into its lines for a given width. */
import type { TextStyle } from "../box/style.js";
import { drawnText } from "../box/text-content.js";
import { isRightToLeft } from "../text/right-to-left.js";
import { firstCluster } from "./class-width.js";
import { findPieces, type Pieces } from "./line-breaks.js";
import { ceilStep } from "./subpixel.js";
import { textPositions, textWidth } from "./text-width.js";
import { type Typeface, typefaceOf } from "./typeface.js";

/** One line of text, placed. */
export interface Line {
  text: string;
  /** px of the left edge. */
  x: number;
  /** px of the baseline. */
  y: number;
  /** px. */
  width: number;
  /** px that each blank is wider than usual, in justified text. */
  wordSpacing?: number;
  /** px of the text that an ellipsis stands for. */
  cut?: number;
  /** Whether it belongs to a text that runs from right to left. */
  isReversed?: true;
}

/** What a line may be wider than its room before it wraps: one step, as in Blink. */
const tolerance = 1 / 64;
const ellipsis = "…";

/** A text between two line ends. */
class Paragraph {
  readonly text: string;
  readonly width: number;
  pieces: Pieces | undefined = undefined;
  positions: Float64Array | undefined = undefined;

  constructor(text: string, typeface: Typeface) {
    this.text = text;
    this.width = textWidth(text, typeface);
  }
}

/** A paragraph whose pieces and positions are known. */
interface Measured extends Paragraph {
  pieces: Pieces;
  positions: Float64Array;
}

const noParagraphs: readonly Paragraph[] = [];

/** A text with its measures; lines are computed on demand and kept for the last width asked for. */
export class Passage {
  readonly typeface: Typeface;
  readonly #style: TextStyle;
  readonly #paragraphs: readonly Paragraph[];
  readonly #isReversed: boolean;
  #maxWidth: number | undefined;
  #minWidth: number | undefined;
  #lines: Line[] | undefined;
  #linesWidth = Number.NaN;

  constructor(text: string, style: TextStyle) {
    this.typeface = typefaceOf(style);
    this.#style = style;
    const content = drawnText(text, style);
    this.#isReversed = isRightToLeft(content);
    if (content === "") this.#paragraphs = noParagraphs;
    else if (content.includes("\n")) {
      this.#paragraphs = content.split("\n").map((part) => new Paragraph(part, this.typeface));
    } else this.#paragraphs = [new Paragraph(content, this.typeface)];
  }

  /** px of the widest line where nothing makes it wrap. */
  get maxWidth(): number {
    if (this.#maxWidth === undefined) {
      let widest = 0;
      for (const { width } of this.#paragraphs) widest = Math.max(widest, width);
      this.#maxWidth = ceilStep(widest);
    }
    return this.#maxWidth;
  }

  /** px of the widest piece that a line does not break. */
  get minWidth(): number {
    if (this.#minWidth === undefined) {
      if (this.#wraps) {
        let widest = 0;
        const widestPart = this.#style.wrapping === "anywhere" ? widestCluster : widestPiece;
        for (const paragraph of this.#paragraphs) {
          widest = Math.max(widest, widestPart(paragraph, this.typeface));
        }
        this.#minWidth = ceilStep(widest);
      } else this.#minWidth = this.maxWidth;
    }
    return this.#minWidth;
  }

  /** px of all lines for a width. */
  heightIn(width: number): number {
    return this.linesIn(width).length * this.typeface.lineHeight;
  }

  /** The lines for a width, from the top left corner of the room that they have. */
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
    const [only] = this.#paragraphs;
    if (this.#paragraphs.length === 1 && only!.width <= room + tolerance) {
      const { text, width } = only!;
      const line = [{ text, x: 0, y: this.typeface.ascent, width }];
      this.#align(line, 0, room);
      return line;
    }
    const lines: Line[] = [];
    for (const paragraph of this.#paragraphs) {
      const first = lines.length;
      if (paragraph.width <= room + tolerance || this.#style.wrapping === "nowrap") {
        lines.push({ text: paragraph.text, x: 0, y: 0, width: paragraph.width });
      } else if (this.#style.wrapping === "ellipsis") {
        lines.push(cutLine(paragraph, room, this.typeface));
      } else {
        wrapParagraph(paragraph, room, this.typeface, lines);
      }
      this.#align(lines, first, room);
    }
    const { lineHeight, ascent } = this.typeface;
    for (let at = 0; at < lines.length; at++) lines[at]!.y = at * lineHeight + ascent;
    return lines;
  }

  /** Places the lines of one paragraph in their room; lines that stick out of it start at its edge. */
  #align(lines: Line[], first: number, room: number): void {
    const start = this.#isReversed ? "right" : "left";
    const { align = start } = this.#style;
    if (align === "left" && !this.#isReversed) return;
    for (let at = first; at < lines.length; at++) {
      const line = lines[at]!;
      if (this.#isReversed) line.isReversed = true;
      const rest = room - line.width;
      if (rest <= 0) continue;
      const place = align === "justify" && at === lines.length - 1 ? start : align;
      if (place === "center") line.x = rest / 2;
      else if (place === "right") line.x = rest;
      else if (place === "justify") justifyLine(line, room);
    }
  }
}

function justifyLine(line: Line, room: number): void {
  const blanks = line.text.split(" ").length - 1;
  if (blanks === 0) return;
  line.wordSpacing = (room - line.width) / blanks;
  line.width = room;
}

/** Filled anew by each question for a widest piece: most of these texts are never broken. */
const scratchPieces: Pieces = { starts: [], ends: [] };
const scratchPositions = new Float64Array(512);

function widestPiece(paragraph: Paragraph, typeface: Typeface): number {
  const { text, width } = paragraph;
  const pieces = paragraph.pieces ?? findPieces(text, scratchPieces);
  if (pieces.starts.length === 1) return width;
  const into = text.length < scratchPositions.length ? scratchPositions : undefined;
  const positions = paragraph.positions ?? textPositions(text, typeface, into);
  let widest = 0;
  for (let at = 0; at < pieces.starts.length; at++) {
    // Blink measures a piece between the steps at which it starts and ends in its line.
    const start = ceilStep(positions[pieces.starts[at]!]!);
    widest = Math.max(widest, ceilStep(positions[pieces.ends[at]!]!) - start);
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
    // Chromium looks at a broken word again: a hyphen that starts a line belongs to its number.
    if (start > starts[piece]! && isMinus(text, start) && ends[piece] === start + 1) piece++;
    const from = positions[start]!;
    const limit = from + room + tolerance;
    let end = ends[piece]!;
    if (positions[end]! > limit) {
      // Nothing but this piece is on the line, and it is too wide: it breaks anywhere.
      end = fittingEnd(text, positions, start, end, limit);
      into.push({ text: text.slice(start, end), x: 0, y: 0, width: positions[end]! - from });
      if (end === ends[piece]) start = starts[++piece] ?? text.length;
      else start = end;
      continue;
    }
    while (piece + 1 < starts.length && positions[ends[piece + 1]!]! <= limit) piece++;
    end = ends[piece]!;
    into.push({ text: text.slice(start, end), x: 0, y: 0, width: positions[end]! - from });
    piece++;
    start = starts[piece] ?? text.length;
  }
}

function isMinus(text: string, at: number): boolean {
  return text[at] === "-" && /^\d/.test(text.charAt(at + 1));
}

/** The end of as many clusters as fit, of `least` at least. */
function fittingEnd(
  text: string,
  positions: Float64Array,
  start: number,
  end: number,
  limit: number,
  least: 0 | 1 = 1,
): number {
  // Only what may fit is cut into clusters: a long word has many lines, and a cut text shows little.
  let fitting = start;
  for (let count = 0; fitting < end; count++) {
    const next = fitting + firstCluster(text.slice(fitting, end)).length;
    if (count >= least && positions[next]! > limit) break;
    fitting = next;
  }
  return fitting;
}

function cutLine({ text, width }: Paragraph, room: number, typeface: Typeface): Line {
  const positions = textPositions(text, typeface);
  const dots = textWidth(ellipsis, typeface);
  const end = fittingEnd(text, positions, 0, text.length, room + tolerance - dots, 0);
  const kept = positions[end]!;
  return {
    text: text.slice(0, end) + ellipsis,
    x: 0,
    y: 0,
    width: kept + dots,
    cut: width - kept,
  };
}

function measured(paragraph: Paragraph, typeface: Typeface): Measured {
  paragraph.pieces ??= findPieces(paragraph.text);
  paragraph.positions ??= textPositions(paragraph.text, typeface);
  return paragraph as Measured;
}
