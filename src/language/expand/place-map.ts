/** Gives each copy of a body a range of offsets of its own, and says of each offset which text it is in. */
import type { Element } from "../ast/element.js";
import type { Place } from "../diagnostics/diagnostic.js";
import type { Unit } from "./unit.js";

/** A use on the way to a place, outermost first. */
export interface UseStep extends Place {
  /** The component or layout that is used. */
  readonly name: string;
  /** The source that uses it. */
  readonly unit: Unit;
  /** Whether its arguments are wrong, and with them what is drawn. */
  readonly isWrong: boolean;
}

/** A range of offsets that stands for a piece of a text. */
export interface PlaceRange {
  /** The first offset. */
  readonly at: number;
  /** What is subtracted from it for the offset in the text. */
  readonly shift: number;
  readonly unit: Unit;
  readonly via: readonly UseStep[];
}

/** Where an offset really is. */
export type RealPlace = Pick<PlaceRange, "unit" | "via"> & Place;

/** The ranges of one expansion. The text of the main source has the first, with the offsets that it has. */
export class PlaceMap {
  readonly #ranges: PlaceRange[];
  #next: number;

  constructor(main: Unit, length: number) {
    this.#ranges = [{ at: 0, shift: 0, unit: main, via: [] }];
    this.#next = length + 1;
  }

  /** A range for a piece of a text. */
  open(unit: Unit, from: number, to: number, via: readonly UseStep[]): PlaceRange {
    const range = { at: this.#next, shift: this.#next - from, unit, via };
    this.#ranges.push(range);
    this.#next += to - from + 1;
    return range;
  }

  /** Where a place really is. */
  locate({ from, to }: Place): RealPlace {
    let low = 0;
    let high = this.#ranges.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#ranges[middle]!.at <= from) low = middle;
      else high = middle - 1;
    }
    const { shift, unit, via } = this.#ranges[low]!;
    return { unit, via, from: from - shift, to: to - shift };
  }
}

/** Where the word of an element is, once it is moved. */
export function placeOf({ wordFrom, wordTo }: Element, shift: number): Place {
  return { from: wordFrom + shift, to: wordTo + shift };
}
