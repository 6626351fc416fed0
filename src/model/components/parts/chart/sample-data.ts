/** Generates plausible data for a chart without any: the same for the same seed. */
import { numbersFrom } from "../numbers-from.js";
import { type ChartData, type ChartKind, isRound } from "./chart-data.js";

/** A series that rises and falls a little, with a value for each label. */
export function sampleData(seed: string, kind: ChartKind, labels: readonly string[]): ChartData {
  const next = numbersFrom(seed);
  const length = labels.length || (isRound(kind) ? 4 : 8);
  let level = 40 + next() * 20;
  const points = Array.from({ length }, () => {
    level = Math.min(95, Math.max(10, level + (next() - 0.42) * 26));
    return { amount: Math.round(level) };
  });
  return { series: [{ label: "", points, dashed: false }], labels, length };
}
