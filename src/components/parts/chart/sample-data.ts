/** Makes up plausible data for a chart that was given none: the same for the same seed. */
import { type ChartData, type ChartKind, isRound } from "./chart-data.js";

/** One series that rises and falls a little, as long as there are labels. */
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

/** Numbers from 0 to 1 that depend on a text alone. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}
