/** Walks over the start of a Markdown line, by characters and by the columns that tabs make of them. */

/** Columns between two stops of a tab. */
const tabWidth = 4;

/** A place in a line. A tab may be used in part: the rest of its columns are still before it. */
export class LineCursor {
  readonly line: string;
  offset = 0;
  /** Columns of a tab at `offset` that are still to come; 0 where it has not been touched. */
  #rest = 0;
  #column = 0;
  /** The first character from `offset` on that is not whitespace, and its column. */
  #next = 0;
  #nextColumn = 0;

  constructor(line: string) {
    this.line = line;
    this.#findNext();
  }

  /** Columns of white space before the next other character. */
  get indent(): number {
    return this.#nextColumn - this.#column;
  }

  /** Offset of the next character that is not whitespace; the length of the line where it is blank. */
  get next(): number {
    return this.#next;
  }

  /** Whether nothing but white space is left. */
  get isBlank(): boolean {
    return this.#next >= this.line.length;
  }

  /** The line from the next character on that is not whitespace. */
  get rest(): string {
    return this.line.slice(this.#next);
  }

  /** Goes to the next character that is not whitespace. */
  skipIndent(): void {
    this.offset = this.#next;
    this.#column = this.#nextColumn;
    this.#rest = 0;
  }

  /** Goes over characters none of which is white space. */
  skipMark(length: number): void {
    this.skipIndent();
    this.offset += length;
    this.#column += length;
    this.#findNext();
  }

  /** Goes over columns of white space, as many as there are. */
  skipColumns(count: number): void {
    let left = count;
    while (left > 0 && this.offset < this.#next) {
      const width = this.line[this.offset] === "\t" ? this.#rest || this.#tabHere() : 1;
      const used = Math.min(width, left);
      left -= used;
      this.#column += used;
      this.#rest = width - used;
      if (this.#rest === 0) this.offset++;
    }
  }

  #tabHere(): number {
    return tabWidth - (this.#column % tabWidth);
  }

  #findNext(): void {
    let at = this.offset;
    let column = this.#column;
    for (; this.line[at] === " " || this.line[at] === "\t"; at++) {
      column += this.line[at] === "\t" ? tabWidth - (column % tabWidth) : 1;
    }
    this.#next = at;
    this.#nextColumn = column;
  }
}
