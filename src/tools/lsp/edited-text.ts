/** Applies successive changes to a text without copying all of it each time. */
import type { Position, Range } from "vscode-languageserver";

/** Length of a piece in characters; a piece more than twice as long is split. */
const pieceLength = 4_096;

/** A part of the text; a CRLF is never split between two pieces. */
interface Piece {
  readonly text: string;
  /** Number of line breaks in it. */
  readonly breaks: number;
}

/** A position: the piece, and the offset in it. */
interface Spot {
  piece: number;
  at: number;
}

/** An editable text. */
export class EditedText {
  #pieces: Piece[];

  constructor(text: string) {
    this.#pieces = piecesOf(text);
  }

  get text(): string {
    return this.#pieces.map(({ text }) => text).join("");
  }

  /** Replaces a range, whichever end comes first; positions outside the text are moved to the nearest one inside. */
  replace({ start, end }: Range, insert: string): void {
    const [one, other] = [this.#spotOf(start), this.#spotOf(end)];
    const isTurned = one.piece > other.piece || (one.piece === other.piece && one.at > other.at);
    const [from, to] = isTurned ? [other, one] : [one, other];
    const before = this.#pieces[from.piece]?.text.slice(0, from.at) ?? "";
    const after = this.#pieces[to.piece]?.text.slice(to.at) ?? "";
    let [first, last] = [from.piece, to.piece];
    let whole = before + insert + after;
    // The neighbors may have the other half of a CRLF.
    const [left, right] = [this.#pieces[first - 1]?.text, this.#pieces[last + 1]?.text];
    if (left?.endsWith("\r") && (whole || right)?.startsWith("\n")) {
      whole = left + whole;
      first--;
    }
    if (right?.startsWith("\n") && whole.endsWith("\r")) {
      whole += right;
      last++;
    }
    const rest = this.#pieces.slice(last + 1);
    this.#pieces = this.#pieces.slice(0, first).concat(piecesOf(whole), rest);
  }

  /**
   * Like `SourceText.offsetAt`: positions beyond a line mean its end, before the text its start, and after the text its
   * end.
   */
  #spotOf({ line, character }: Position): Spot {
    let piece = 0;
    if (line < 0) return { piece, at: 0 };
    let left = line;
    while (piece < this.#pieces.length && left > this.#pieces[piece]!.breaks) {
      left -= this.#pieces[piece++]!.breaks;
    }
    if (piece === this.#pieces.length) return { piece, at: 0 };
    let at = left === 0 ? 0 : endOfBreak(this.#pieces[piece]!.text, left);
    for (let rest = Math.max(0, character); ; piece++, at = 0) {
      const { text, breaks } = this.#pieces[piece]!;
      const end = breaks === 0 ? text.length : lineEnd(text, at);
      if (rest <= end - at) return { piece, at: at + rest };
      if (end < text.length || piece === this.#pieces.length - 1) return { piece, at: end };
      rest -= end - at;
    }
  }
}

/** The end of the nth line break, from 1. */
function endOfBreak(text: string, number: number): number {
  const lineBreak = /\r\n|\n|\r/g;
  for (let count = 0; count < number; count++) lineBreak.exec(text);
  return lineBreak.lastIndex;
}

/** The end of the line that contains an offset, without its line break. */
function lineEnd(text: string, from: number): number {
  const lineBreak = /[\r\n]/g;
  lineBreak.lastIndex = from;
  return lineBreak.exec(text)?.index ?? text.length;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const most = 2 * pieceLength;
  for (let from = 0; from < text.length; ) {
    let to = text.length - from > most ? from + pieceLength : text.length;
    if (text[to - 1] === "\r" && text[to] === "\n") to++;
    const part = text.slice(from, to);
    pieces.push({ text: part, breaks: part.match(/\r\n|\n|\r/g)?.length ?? 0 });
    from = to;
  }
  return pieces;
}
