/** Gives each copy of a body its own range of offsets, and maps each offset back to its text. */
import type { Element } from "../ast/element.js";
import type { Place } from "../diagnostics/diagnostic.js";
import type { Unit } from "./unit.js";

/** A use on the way to a place, outermost first. */
export interface UseStep extends Place {
  /** The used component or layout. */
  readonly name: string;
  /** The source that uses it. */
  readonly unit: Unit;
  /** Whether its arguments are wrong, so that what it draws is unreliable. */
  readonly isWrong: boolean;
}

/** A range of offsets that maps to a piece of a text. */
export interface PlaceRange {
  /** The first offset. */
  readonly at: number;
  /** Subtracted from an offset to get the one in the text. */
  readonly shift: number;
  readonly unit: Unit;
  readonly via: readonly UseStep[];
}

/** The real place of an offset. */
export type RealPlace = Pick<PlaceRange, "unit" | "via"> & Place;

/** The ranges of one expansion. The first is that of the main source, whose offsets stay the same. */
export class PlaceMap {
  readonly #ranges: PlaceRange[];
  #next: number;

  constructor(main: Unit, length: number) {
    this.#ranges = [{ at: 0, shift: 0, unit: main, via: [] }];
    this.#next = length + 1;
  }

  /** Adds a range for a piece of a text. */
  open(unit: Unit, from: number, to: number, via: readonly UseStep[]): PlaceRange {
    const range = { at: this.#next, shift: this.#next - from, unit, via };
    this.#ranges.push(range);
    this.#next += to - from + 1;
    return range;
  }

  /** The real place of a place. */
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
