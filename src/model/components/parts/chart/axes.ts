/** Draws what is around the marks of a plot: grid lines, the labels of values, and those of categories. */
import type { Box } from "../../../box/box.js";
import { column, row, text, token } from "../../../box/build.js";
import type { Color, Style } from "../../../box/style.js";
import { figure, figureSize, hung, share } from "./hang.js";
import type { ValueScale } from "./value-scale.js";

/** px of the line of labels below a plot. */
export const labelLine = 20;

/** The lines at the ticks; zero, or else the lowest, is a darker one. */
export function gridLines(scale: ValueScale, isUpright: boolean): Box[] {
  const dark = scale.ticks.includes(0) ? 0 : scale.ticks[0];
  return scale.ticks.map((tick) =>
    gridLine(scale.at(tick), isUpright, tick === dark ? "lineStrong" : "gridline"),
  );
}

/** The line from which bars start. */
export function baseLine(scale: ValueScale, isUpright: boolean): Box {
  return gridLine(scale.at(0), isUpright, "lineStrong");
}

function gridLine(percent: number, isUpright: boolean, color: "gridline" | "lineStrong"): Box {
  const style: Style = isUpright
    ? { inset: { left: share(percent), top: 0, bottom: 0 }, width: 1 }
    : { inset: { top: share(100 - percent), left: 0, right: 0 }, height: 1 };
  return column({ position: "absolute", ...style }, [], { paint: { background: token(color) } });
}

/** The target value: a dashed line across the plot with its label. */
export function targetLine(percent: number, words: string, isUpright: boolean, ink: Color): Box[] {
  const style: Style = isUpright
    ? { inset: { left: share(percent), top: 0, bottom: 0 }, width: 0, border: { left: 1 } }
    : { inset: { top: share(100 - percent), left: 0, right: 0 }, height: 0, border: { top: 1 } };
  const line = column({ position: "absolute", ...style }, [], {
    paint: { borderColor: ink, borderStyle: "dashed" },
  });
  const label = isUpright
    ? hung(figure(words, ink), { left: share(percent), top: 0 }, "end", { top: -2 })
    : hung(
        figure(words, ink),
        { right: 0, top: share(100 - percent) },
        "center",
        { right: -6 },
        "start",
      );
  return [line, label];
}

/** px between two labels of ticks, from which on both are drawn. */
const leastBetween = 24;

/** Every second, fourth … tick from zero on where all would be closer than labels may be in a plot of a height in px. */
function labelledTicks({ ticks, at }: ValueScale, px: number): readonly number[] {
  const [first = 0, second = first] = ticks;
  const between = ((at(second) - at(first)) / 100) * px;
  let every = 1;
  while (between > 0 && between * every < leastBetween && every < ticks.length) every *= 2;
  const from = Math.max(0, ticks.indexOf(0));
  return ticks.filter((_, index) => (index - from) % every === 0);
}

/**
 * The labels of the ticks left of a plot, in line with them.
 * @param px height of the plot
 */
export function tickLabels(scale: ValueScale, px: number, ink: Color): Box[] {
  return labelledTicks(scale, px).map((tick) =>
    hung(
      figure(scale.tickText(tick), ink),
      { left: 0, top: share(100 - scale.at(tick)) },
      "center",
      { left: -8 },
      "end",
    ),
  );
}

/** px that the labels of the ticks take left of a plot. */
export function gutterOf(scale: ValueScale): number {
  const widths = scale.ticks.map((tick) => widthOf(scale.tickText(tick)));
  return Math.ceil(widths.reduce((a, b) => Math.max(a, b), 0)) + 10;
}

/** px of the line that says what an axis is about. */
export const nameLine = 16;

/** What an axis is about: of the one beside a plot above it, of the one below at its end. */
export function axisName(words: string, align: "left" | "right", ink: Color): Box {
  return text(words, { size: figureSize, lineHeight: nameLine / figureSize, color: ink, align });
}

/** px that the figure of a target takes right of a plot. */
export function targetRoom(words: string): number {
  return Math.ceil(widthOf(words)) + 8;
}

/** px of a figure, rather too many than too few. */
function widthOf(words: string): number {
  let width = 0;
  for (const letter of words)
    width += /[.,\s'il]/.test(letter) ? 3.6 : /[A-Z%€@]/.test(letter) ? 9 : 7;
  return width;
}

/** px that the labels of the first and last tick of a line take beyond the plot. */
export function tickOverhang({ ticks, tickText }: ValueScale): [left: number, right: number] {
  const half = (tick = 0) => Math.ceil(widthOf(tickText(tick)) / 2);
  return [half(ticks[0]), half(ticks.at(-1))];
}

/** The labels of the ticks in a line below the plot; where there is no room for all, every second, fourth … is left. */
export function tickLine(scale: ValueScale, ink: Color): Box {
  const { ticks } = scale;
  const [first = 0, second = first] = ticks;
  const band = scale.at(second) - scale.at(first) || 100;
  const widest = ticks.reduce((most, tick) => Math.max(most, widthOf(scale.tickText(tick))), 0);
  const form = { width: Math.ceil(widest) + 8, height: line, isWrapped: false };
  const last = ticks.length - 1;
  const labels = ticks.map((tick, at) => {
    const words = labelText(scale.tickText(tick), form, ink);
    const place = scale.at(tick);
    if (at === 0 || at === last) return hung(words, { left: share(place), top: 5 }, "start");
    return bandLabel(words, place, Math.min(at & -at, last - at) * band, form, true);
  });
  return column({ position: "relative", height: labelLine, shrink: 0 }, labels);
}

/** Few long labels are wrapped. */
const wrapping = { most: 8, from: 8, twoLines: 24, uneven: 3 };

/** px of a line of labels, and about how wide a letter of them is. */
const line = 15;
const letter = 6.4;

/** How labels below a plot are set: the room of the longest one, and whether it is on several lines. */
interface LabelForm {
  width: number;
  height: number;
  isWrapped: boolean;
}

function labelForm(labels: readonly string[]): LabelForm {
  const longest = longestOf(labels);
  const isWrapped = labels.length <= wrapping.most && longest > wrapping.from;
  const lines = isWrapped ? (longest > wrapping.twoLines ? 3 : 2) : 1;
  const widest = isWrapped ? longestOf(labels.flatMap((label) => label.split(/\s+/))) : longest;
  return { width: widest * letter + 8, height: lines * line, isWrapped };
}

/** px that the labels of the first and last point of a line take beyond the plot. */
export function labelOverhang(labels: readonly string[]): number {
  return labels.some((label) => label !== "") ? Math.ceil(edgeWidth(labels) / 2) : 0;
}

/** px of the label of a point at an edge: long ones are on as many lines as the others. */
function edgeWidth(labels: readonly string[]): number {
  const { width, height, isWrapped } = labelForm(labels);
  if (!isWrapped) return width;
  return Math.max(width, (longestOf(labels) / (height / line) + wrapping.uneven) * letter + 8);
}

/**
 * Labels below the points of a line, which goes from edge to edge: the first and the last always stay, and
 * where there is no room for all others, every second, fourth … of them is left.
 */
export function pointLine(labels: readonly string[], length: number, ink: Color): Box {
  const form = labelForm(labels);
  const last = length - 1;
  const cells = labels.slice(0, length).flatMap((label, at) => {
    if (label === "") return [];
    const words = labelText(label, form, ink);
    const left = (at / last) * 100;
    if (at > 0 && at < last) {
      const reach = Math.min(at & -at, last - at);
      return [bandLabel(words, left, (reach / last) * 100, form, true)];
    }
    const held = form.isWrapped ? column({ width: edgeWidth(labels), shrink: 0 }, [words]) : words;
    return [{ ...hung(held, { left: share(left), top: 5 }, "start"), decorative: true }];
  });
  return column({ position: "relative", height: form.height + 5, shrink: 0 }, cells);
}

function labelText(label: string, { isWrapped }: LabelForm, ink: Color): Box {
  return text(label, {
    size: figureSize,
    lineHeight: line / figureSize,
    color: ink,
    align: "center",
    wrapping: isWrapped ? "normal" : "nowrap",
  });
}

/** Labels below their bands; where there is no room for all, every second, fourth … is left. */
export function bandLine(labels: readonly string[], length: number, ink: Color): Box {
  const form = labelForm(labels);
  const cells = labels.slice(0, length).flatMap((label, at) => {
    if (label === "") return [];
    // Labels at multiples of 2, 4, 8 … keep as many bands free around them, up to the end of the plot.
    const reach = at === 0 ? 1 : Math.min(at & -at, 2 * (length - at) - 1);
    const words = labelText(label, form, ink);
    return [bandLabel(words, ((at + 0.5) / length) * 100, (reach / length) * 100, form, at > 0)];
  });
  return column({ position: "relative", height: form.height + 5, shrink: 0 }, cells);
}

function longestOf(words: readonly string[]): number {
  return words.reduce((most, { length }) => Math.max(most, length), 0);
}

/**
 * A label in its room.
 * @param canGo whether it is out of sight where its room is narrower than the widest: it wraps onto a line that is cut
 */
function bandLabel(
  label: Box,
  middle: number,
  room: number,
  { width, height, isWrapped }: LabelForm,
  canGo: boolean,
): Box {
  const strut = column({ width: 0, height, shrink: 0 }, []);
  const own: Style = isWrapped ? { grow: 1, basis: 0 } : {};
  const words = row({ minWidth: width, justify: "center", shrink: 0, ...own }, [label]);
  const style: Style = {
    position: "absolute",
    inset: { left: share(middle - room / 2), top: 5 },
    width: share(room),
    justify: "center",
    // The first always stays: it hangs from a line, and may stick out of its room.
    ...(canGo ? { height, wrap: true, overflow: "hidden" } : { height: 0, align: "start" }),
  };
  return row(style, canGo ? [strut, words] : [words], { decorative: true });
}

/** Labels left of their bands, every so many of them. */
export function bandColumn(
  labels: readonly string[],
  length: number,
  every: number,
  ink: Color,
): Box {
  const cells = Array.from({ length }, (_, at) =>
    row({ grow: 1, basis: 0, minHeight: 0, align: "center", justify: "end" }, [
      text(at % every === 0 ? (labels[at] ?? "") : "", {
        size: 12,
        lineHeight: 1.25,
        color: ink,
        align: "right",
      }),
    ]),
  );
  return column({ grow: 1, basis: 0 }, cells);
}
