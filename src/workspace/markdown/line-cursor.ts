/** Moves across the start of a Markdown line by characters and columns, including those of tabs. */

/** Columns between tab stops. */
const tabWidth = 4;

/** A position in a line. A tab may be used partly, with the rest of its columns still ahead. */
export class LineCursor {
  readonly line: string;
  offset = 0;
  /** Remaining columns of a partly used tab at `offset`; 0 if it is unused. */
  #rest = 0;
  #column = 0;
  /** The first character from `offset` on that is not white space, and its column. */
  #next = 0;
  #nextColumn = 0;

  /** Found once for a line, whose rest is asked for at each of its marks. */
  #rule: RulePlaces | undefined;

  constructor(line: string) {
    this.line = line;
    this.#findNext();
  }

  /** Columns of white space before the next other character. */
  get indent(): number {
    return this.#nextColumn - this.#column;
  }

  /** Offset of the next character that is not white space; the length of a blank line. */
  get next(): number {
    return this.#next;
  }

  /** Whether only white space is left. */
  get isBlank(): boolean {
    return this.#next >= this.line.length;
  }

  /** The rest of the line, without leading white space. */
  get rest(): string {
    return this.line.slice(this.#next);
  }

  /** Whether the rest of the line is a thematic break. */
  get isRule(): boolean {
    this.#rule ??= ruleOf(this.line);
    return this.#next >= this.#rule.first && this.#next <= this.#rule.last;
  }

  /** Skips white space. */
  skipIndent(): void {
    this.offset = this.#next;
    this.#column = this.#nextColumn;
    this.#rest = 0;
  }

  /** Skips characters other than white space. */
  skipMark(length: number): void {
    this.skipIndent();
    this.offset += length;
    this.#column += length;
    this.#findNext();
  }

  /** Skips columns of white space, as many as there are. */
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

/** The offsets of the characters with which a thematic break may begin; none if `last` is less than `first`. */
interface RulePlaces {
  readonly first: number;
  readonly last: number;
}

const noRule: RulePlaces = { first: 0, last: -1 };

/** Finds the end of a line that consists of white space and at least three of the same mark. */
function ruleOf(line: string): RulePlaces {
  let at = line.length - 1;
  const skipSpace = (): void => {
    while (line[at] === " " || line[at] === "\t") at--;
  };
  skipSpace();
  const mark = line[at];
  if (mark !== "-" && mark !== "*" && mark !== "_") return noRule;
  let [first, last] = [at, -1];
  for (let count = 1; line[at] === mark; count++) {
    if (count === 3) last = at;
    first = at;
    at--;
    skipSpace();
  }
  return { first, last };
}
