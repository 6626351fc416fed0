/** Turns the values of a chart into an axis, with the position of each value, and the ticks with their texts. */
import { nice, tickStep, ticks } from "d3-array";
import { writeAmount } from "../../../define/amounts.js";
import { withUnit } from "../with-unit.js";
import type { ChartSpec } from "./chart-spec.js";

/** An axis of numbers. */
export interface ValueScale {
  /** The position of a value, in percent from the low end of the axis; values beyond an end are at that end. */
  at(value: number): number;
  readonly ticks: readonly number[];
  /** The text of a tick. */
  tickText(tick: number): string;
}

/** The range that an axis must include. */
interface Extent {
  low: number;
  high: number;
}

/**
 * The axis for a range; given ends are kept.
 * @param usual approximate minimum number of ticks
 * @param hasRoom whether there is some space beyond the values at the ends
 */
export function valueScale(
  extent: Extent,
  { min, max, format, unit }: Pick<ChartSpec, "min" | "max" | "format" | "unit">,
  usual: number,
  hasRoom = false,
): ValueScale {
  let low = bounded(min ?? extent.low);
  let high = bounded(max ?? extent.high);
  // Beside a huge number, adding 1 has no effect.
  const least = Math.max(1, Math.abs(low) * 1e-6, Math.abs(high) * 1e-6);
  if (!(high > low) && max === undefined) high = low + least;
  if (!(high > low)) low = high - least;
  const count = fittingCount(low, high, usual);
  const [niceLow, niceHigh] = nice(low, high, count) as [number, number];
  if (min === undefined) low = niceLow;
  if (max === undefined) high = niceHigh;
  const marks = ticks(low, high, count);
  const step = Math.abs(tickStep(low, high, count));
  const scaled = magnitude(Math.max(Math.abs(low), Math.abs(high)));
  const decimals = decimalsOf(step / scaled.size);
  const room = hasRoom ? (high - low) * 0.04 : 0;
  const from = extent.low < low + room ? low - room : low;
  const to = extent.high > high - room ? high + room : high;
  return {
    at: (value) => ((Math.min(high, Math.max(low, value)) - from) / (to - from)) * 100,
    ticks: marks,
    tickText: (tick) =>
      withUnit(writeAmount(tick / scaled.size, decimals) + (tick === 0 ? "" : scaled.sign), {
        format,
        unit,
      }),
  };
}

/** Maximum ratio between the end of the axis and the greatest value. */
const mostBeyond = 1.25;
const mostTicks = 8;

/** A number of ticks with which the axis ends close to its greatest value. */
function fittingCount(low: number, high: number, usual: number): number {
  if (high <= 0) return usual;
  let count = usual;
  while (count < mostTicks && endOf(low, high, count) > high * mostBeyond) count++;
  return count;
}

function endOf(low: number, high: number, count: number): number {
  return (nice(low, high, count) as [number, number])[1];
}

/** Sums and differences within the axis must stay finite. */
const greatest = 1e100;

function bounded(value: number): number {
  return Math.min(greatest, Math.max(-greatest, value));
}

/** Large numbers are written in thousands, millions or billions. */
function magnitude(most: number): { size: number; sign: string } {
  if (most >= 1e9) return { size: 1e9, sign: "B" };
  if (most >= 1e6) return { size: 1e6, sign: "M" };
  return most >= 1e4 ? { size: 1e3, sign: "k" } : { size: 1, sign: "" };
}

/** Number of decimals needed to tell ticks apart. */
function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 8; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, scaled)) return decimals;
  }
  return 8;
}
