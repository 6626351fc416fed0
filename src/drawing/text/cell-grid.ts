/** Combines lines and words in cells into lines of text. */
import { glyphs } from "../../base/text/display-width.js";

/** Directions in which a line leaves the middle of a cell. */
const up = 1;
const right = 2;
const down = 4;
const left = 8;

/** Box-drawing characters by the directions of their lines. */
const lines = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/** The visible edges of a rectangle. */
export interface Sides {
  top: boolean;
  right: boolean;
  bottom: boolean;
  left: boolean;
}

/** A rectangle of cells, from `left` to `right` and from `top` to `bottom`, inclusive. */
export interface CellRect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Cells, each containing a character or lines. */
export class CellGrid {
  readonly width: number;
  readonly height: number;
  readonly #lines: Uint8Array;
  /** Characters by cell; if one is two cells wide, the second cell is empty. */
  readonly #texts: (string | undefined)[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#lines = new Uint8Array(width * height);
    this.#texts = new Array(width * height);
  }

  /** Clears cells before something is painted over them. */
  clear(rect: CellRect): void {
    for (let row = Math.max(0, rect.top); row <= Math.min(rect.bottom, this.height - 1); row++) {
      const start = row * this.width + Math.max(0, rect.left);
      const end = row * this.width + Math.min(rect.right, this.width - 1) + 1;
      if (end <= start) continue;
      this.#put(start, undefined);
      this.#put(end - 1, undefined);
      this.#lines.fill(0, start, end);
      this.#texts.fill(undefined, start, end);
    }
  }

  /** Draws the edges of a rectangle. */
  box({ left: from, top, right: to, bottom }: CellRect, sides: Sides): void {
    for (const [row, isDrawn] of [
      [top, sides.top],
      [bottom, sides.bottom],
    ] as const) {
      for (let column = from; isDrawn && column <= to; column++) {
        const before = column > from || !sides.left ? left : 0;
        const after = column < to || !sides.right ? right : 0;
        this.#draw(column, row, before | after);
      }
    }
    for (const [column, isDrawn] of [
      [from, sides.left],
      [to, sides.right],
    ] as const) {
      for (let row = top; isDrawn && row <= bottom; row++) {
        const above = row > top || !sides.top ? up : 0;
        const below = row < bottom || !sides.bottom ? down : 0;
        this.#draw(column, row, above | below);
      }
    }
  }

  #draw(column: number, row: number, directions: number): void {
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return;
    const at = row * this.width + column;
    this.#lines[at] = this.#lines[at]! | directions;
    this.#put(at, undefined);
  }

  /** Puts a character into a cell; if it replaces half of a wide one, the other half becomes blank. */
  #put(at: number, text: string | undefined): void {
    if (this.#texts[at] === "") this.#texts[at - 1] = " ";
    if (this.#texts[at + 1] === "") this.#texts[at + 1] = " ";
    this.#texts[at] = text;
  }

  /** Writes as much of a text as fits before a column. */
  write(text: string, column: number, row: number, end = this.width): void {
    if (row < 0 || row >= this.height) return;
    let at = column;
    for (const { text: shown, width } of glyphs(text)) {
      if (at + width > Math.min(end, this.width)) return;
      const cell = row * this.width + at;
      if (width === 0) {
        // A combining mark joins the character before it.
        if (at > column) this.#texts[cell - 1] += shown;
        continue;
      }
      if (at >= 0) {
        this.#put(cell, shown);
        if (width === 2) {
          this.#put(cell + 1, undefined);
          this.#texts[cell + 1] = "";
          this.#texts[cell] = shown;
        }
      }
      at += width;
    }
  }

  /** Connects lines that meet. */
  #join(): void {
    for (let at = 0; at < this.#lines.length; at++) {
      const own = this.#lines[at]!;
      if (own === 0) continue;
      const hasNext = (at + 1) % this.width > 0 && (this.#lines[at + 1]! & left) > 0;
      const hasBelow = ((this.#lines[at + this.width] ?? 0) & up) > 0;
      this.#lines[at] = own | (hasNext ? right : 0) | (hasBelow ? down : 0);
    }
  }

  /** The rows without trailing spaces. */
  rows(): string[] {
    this.#join();
    const rows: string[] = [];
    for (let row = 0; row < this.height; row++) {
      let text = "";
      for (let at = row * this.width; at < (row + 1) * this.width; at++) {
        text += this.#texts[at] ?? lines[this.#lines[at]!];
      }
      rows.push(text.trimEnd());
    }
    return rows;
  }
}
