/** Prints a document in lines of a given width. */
import { type Doc, type FillPart, measureOf, textWidth } from "./document.js";

/** The options for printing. */
export interface PrintOptions {
  /** Line width in columns. */
  width: number;
  /** Spaces per level. */
  indent: number;
  /** The line break. */
  newline: string;
  /** The text before each new line. */
  margin: string;
  /** Columns before the document on its first line. */
  column: number;
}

/** Prints a document. */
export function printDocument(doc: Doc, options: PrintOptions): string {
  const printer = new Printer(options);
  printer.print(doc, 0, false, 0);
  return printer.text;
}

class Printer {
  readonly #options: PrintOptions;
  readonly #written: string[] = [];
  #column: number;
  /** The level of the line that is about to start; undefined within a line. */
  #begins: number | undefined;

  constructor(options: PrintOptions) {
    this.#options = options;
    this.#column = options.column;
  }

  get text(): string {
    return this.#written.join("");
  }

  /**
   * Prints a document.
   *
   * @param level - the level of new lines
   * @param isFlat - whether its lines become spaces
   * @param after - columns that must follow on its last line
   */
  print(doc: Doc, level: number, isFlat: boolean, after: number): void {
    if (typeof doc === "string") {
      this.#write(doc, textWidth(doc));
      return;
    }
    switch (doc.kind) {
      case "line":
        if (!isFlat) this.#break(level, false);
        else if (doc.width > 0) this.#write(" ", 1);
        return;
      case "hard-line":
        this.#break(level, doc.isBlank);
        return;
      case "indent":
        this.print(doc.content, level + doc.levels, isFlat, after);
        return;
      case "group":
        this.print(doc.content, level, isFlat || this.#fits(doc.width + after, level), after);
        return;
      case "concat":
        this.#printParts(doc.parts, level, isFlat, after);
        return;
      case "fill":
        this.#printFill(doc.first, doc.rest, level, level + doc.levels, isFlat, after);
        return;
      case "either": {
        const column = this.#columnOf(level + 1);
        const fits = column + doc.columns <= this.#options.width;
        this.print(fits ? doc.first : doc.second, level, isFlat, after);
        return;
      }
      case "verbatim":
        this.#write(doc.text, doc.last, doc.margin);
        this.#column = doc.last;
    }
  }

  #printParts(parts: readonly Doc[], level: number, isFlat: boolean, after: number): void {
    const follows = new Array<number>(parts.length);
    let columns = after;
    for (let at = parts.length - 1; at >= 0; at--) {
      follows[at] = columns;
      const { lead, breaks } = measureOf(parts[at]!);
      columns = breaks ? lead : columns + lead;
    }
    for (const [at, part] of parts.entries()) this.print(part, level, isFlat, follows[at]!);
  }

  #printFill(
    first: Doc,
    rest: readonly FillPart[],
    level: number,
    deeper: number,
    isFlat: boolean,
    after: number,
  ): void {
    const follows = new Array<number>(rest.length);
    let columns = after;
    for (let at = rest.length - 1; at >= 0; at--) {
      follows[at] = columns;
      const { doc, place } = rest[at]!;
      const { lead, breaks } = measureOf(doc);
      columns = place === "stays" ? 1 + lead + (breaks ? 0 : columns) : 0;
    }
    this.print(first, level, isFlat, columns);
    let current = level;
    for (const [at, { doc, place }] of rest.entries()) {
      const follow = follows[at]!;
      if (
        place === "begins" ||
        (place === "fits" && !isFlat && this.#goesDown(doc, deeper, follow))
      ) {
        this.#break(deeper, false);
        current = deeper;
      } else this.#write(" ", 1);
      this.print(doc, current, isFlat, follow);
    }
  }

  /** Whether a part starts a new line: it does not fit on this one, and a new one has more room. */
  #goesDown(doc: Doc, level: number, after: number): boolean {
    const { width, lead, breaks } = measureOf(doc);
    if (this.#fits(1 + width + after, level)) return false;
    const column = this.#columnOf(level);
    if (column >= this.#column) return false;
    if (column + width + after <= this.#options.width) return true;
    return !breaks || !this.#fits(1 + lead, level);
  }

  #fits(columns: number, level: number): boolean {
    const column = this.#begins === undefined ? this.#column : this.#columnOf(level);
    return column + columns <= this.#options.width;
  }

  #columnOf(level: number): number {
    return this.#options.margin.length + level * this.#options.indent;
  }

  #break(level: number, isBlank: boolean): void {
    const { newline } = this.#options;
    this.#written.push(isBlank ? newline + newline : newline);
    this.#begins = level;
  }

  #write(text: string, columns: number, margin?: string): void {
    if (this.#begins !== undefined) {
      const { indent } = this.#options;
      const before = margin ?? this.#options.margin + " ".repeat(this.#begins * indent);
      this.#written.push(before);
      this.#column = before.length;
      this.#begins = undefined;
    }
    this.#written.push(text);
    this.#column += columns;
  }
}
