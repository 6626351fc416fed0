/** Finds controls that stand beside plain text on its line, without comparing each with all texts around it. */
import type { Frame } from "../../drawing/layout/frame.js";
import { isControl } from "./controls.js";
import { sharedSides } from "./rect.js";

/** Maximum px between words on one line. */
const wordDistance = 8;

/** The plain texts in one frame. */
export class PlainWords {
  readonly #across: Axis;
  readonly #down: Axis;

  constructor({ children }: Frame) {
    const texts = children.filter(({ box }) => box.kind === "text" && !isControl(box));
    this.#across = new Axis(texts, ({ x, width }) => ({ start: x, end: x + width }));
    this.#down = new Axis(texts, ({ y, height }) => ({ start: y, end: y + height }));
  }

  /** Whether one of the texts is next to a control on its line. */
  areBeside(control: Frame): boolean {
    const { x, y, width, height } = control;
    const columns = this.#across.near(x - wordDistance, x + width + wordDistance);
    const lines = this.#down.near(y, y + height);
    const [axis, { first, after }] =
      lines.after - lines.first <= columns.after - columns.first
        ? [this.#down, lines]
        : [this.#across, columns];
    for (let at = first; at < after; at++) {
      const text = axis.texts[at]!;
      const { across, down } = sharedSides(control, text);
      if (down > 0 && across > -wordDistance) return true;
    }
    return false;
  }
}

/** Where a text starts and ends in one direction. */
interface Extent {
  start: number;
  end: number;
}

/** Texts in the order in which they start in one direction. */
class Axis {
  readonly texts: readonly Frame[];
  readonly #starts: readonly number[];
  /** For each text, the furthest end of it and of those before it. */
  readonly #ends: readonly number[];

  constructor(texts: readonly Frame[], extentOf: (text: Frame) => Extent) {
    const placed = texts.map((text) => ({ text, ...extentOf(text) }));
    placed.sort((a, b) => a.start - b.start);
    this.texts = placed.map(({ text }) => text);
    this.#starts = placed.map(({ start }) => start);
    let furthest = Number.NEGATIVE_INFINITY;
    this.#ends = placed.map(({ end }) => {
      furthest = Math.max(furthest, end);
      return furthest;
    });
  }

  /** The part of the texts with all that may be between two points; a pixel more, as sums are not exact. */
  near(from: number, to: number): { first: number; after: number } {
    return { first: countBelow(this.#ends, from - 1), after: countBelow(this.#starts, to + 1) };
  }
}

/** How many of the ascending numbers are below a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
