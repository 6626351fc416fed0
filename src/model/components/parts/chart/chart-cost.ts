/** Computes the maximum cost of a chart from its data. */

import { mostRepeated } from "../../../define/attributes.js";
import type { CostSubject, OwnCost } from "../../../define/cost.js";
import { chartData, chartKindOf, isRound, mostPoints } from "./chart-data.js";

/**
 * Boxes of frames, natural width, title, names of axes, ticks with labels of up to four boxes, base line and target.
 */
const frame = 65;

/** Bytes of a point in the path of a line or curve. */
const pathBytes = 60;

/** Length of a number, and bytes for each of its characters, since an answer contains it three times. */
const longestFigure = 24;
const bytesOfCharacter = 3 * 6;

/** The bytes of numbers that are due to their unit, or to a format that repeats them. */
function figureBytes(subject: CostSubject, figures: number): number {
  const format = String(subject.attribute("format") ?? "").slice(0, mostRepeated);
  const unit = String(subject.attribute("unit") ?? "").slice(0, mostRepeated);
  const length = format.replaceAll("{}", "0".repeat(longestFigure)).length;
  return figures * bytesOfCharacter * Math.max(length, unit.length);
}

/** The boxes of marks, labels, figures and legend. */
export function chartCost(subject: CostSubject): OwnCost {
  const { items, children, modifiers } = subject;
  const labels = subject.attribute("labels");
  const data = chartData(items, children, Array.isArray(labels) ? labels : []);
  const kind = chartKindOf(subject.attribute("variant"), modifiers);
  const count = Math.max(1, data.series.length);
  const length = Math.min(mostPoints, data.length || Math.max(8, data.labels.length));
  const figures = subject.mentions("values") ? 2 : 0;
  const coversBlock = true;
  // The numbers of the values, ticks, total and target.
  const written = figureBytes(subject, count * length + 16);
  if (isRound(kind)) {
    const slices = data.series.length > 1 ? count : length;
    return { boxes: 10 + 4 * slices, output: 200 * slices + written, coversBlock };
  }
  const legend = count > 1 || subject.mentions("legend") ? 2 + 5 * count : 0;
  const labeled = Math.min(length, data.labels.length) * 4;
  const marks =
    kind === "bar"
      ? length * (1 + count * 2 + count * figures)
      : count *
          (2 + length * (kind === "scatter" || hasGaps(data) ? 1 : 0) + length * (figures && 3)) +
        count;
  const isPath = kind !== "bar" && kind !== "scatter";
  return {
    boxes: frame + legend + labeled + marks,
    output: (isPath ? count * length * pathBytes * 2 : 0) + written,
    coversBlock,
  };
}

/** Whether a point may be isolated, and so need a dot. */
function hasGaps({ series }: ReturnType<typeof chartData>): boolean {
  return series.some(
    ({ points }) => points.length < 2 || points.some(({ amount }) => amount === undefined),
  );
}
