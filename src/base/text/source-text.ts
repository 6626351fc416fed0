/** Converts offsets in a text to lines and columns and back. */

/** A position in a text: 1-based line and column, 0-based offset, all in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** A text with the offsets of its lines; LF, CRLF and a lone CR end a line (language.md part 1). */
export class SourceText {
  /** The whole text, including a byte order mark. */
  readonly content: string;
  /** The name of the text in messages: a path, or `<stdin>`. */
  readonly name: string;
  #lineStarts: number[] | undefined;

  constructor(content: string, name = "<source>") {
    this.content = content;
    this.name = name;
  }

  /** Offsets at which lines start; the first is 0. */
  get lineStarts(): readonly number[] {
    this.#lineStarts ??= findLineStarts(this.content);
    return this.#lineStarts;
  }

  /** Number of lines; an empty text has one. */
  get lineCount(): number {
    return this.lineStarts.length;
  }

  /** The position of an offset, which is clamped to the text. */
  locate(offset: number): Position {
    const inside = Math.max(0, Math.min(offset, this.content.length));
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= inside) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: inside - starts[low]! + 1, offset: inside };
  }

  /** The text of a 1-based line without its line break; empty for a line that does not exist. */
  lineText(line: number): string {
    const start = this.lineStarts[line - 1];
    if (start === undefined) return "";
    let end = this.lineStarts[line] ?? this.content.length;
    while (end > start && isLineBreak(this.content.charCodeAt(end - 1))) end--;
    return this.content.slice(start, end);
  }

  /** The offset of a 1-based line and column, which is clamped to the line. */
  offsetAt(line: number, column: number): number {
    const start = this.lineStarts[Math.max(0, Math.min(line, this.lineCount) - 1)]!;
    return Math.min(start + Math.max(0, column - 1), start + this.lineText(line).length);
  }
}

function isLineBreak(unit: number): boolean {
  return unit === 10 || unit === 13;
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 13 && text.charCodeAt(at + 1) === 10) continue;
    if (isLineBreak(unit)) starts.push(at + 1);
  }
  return starts;
}
