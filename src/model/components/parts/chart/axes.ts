/** Draws everything around the marks of a plot: grid lines, and the labels of values and categories. */
import type { Box } from "../../../box/box.js";
import { column, row, text, token } from "../../../box/build.js";
import type { Color, Style } from "../../../box/style.js";
import { figure, figureSize, hung, share } from "./hang.js";
import type { ValueScale } from "./value-scale.js";

/** Height in px of the line of labels below a plot. */
export const labelLine = 20;

/** Minimum distance in px between two lines. */
const betweenLines = 16;

/**
 * The lines at the ticks, or at every second, fourth … one; the one at zero, or else the lowest, is darker.
 * @param px length of the axis
 */
export function gridLines(scale: ValueScale, px: number, isUpright: boolean): Box[] {
  const dark = scale.ticks.includes(0) ? 0 : scale.ticks[0];
  return apart(scale, px, betweenLines).map((tick) =>
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

/** Maximum width in px of the label of a target beside the plot; a wider one is in the plot, on its line. */
const mostBeside = 80;

/** Whether the label of a target is in the plot. */
function isInPlot(words: string): boolean {
  return targetRoom(words) > mostBeside;
}

/** The target of a plot. */
export interface Target {
  /** Its place on the axis in percent. */
  readonly at: number;
  readonly words: string;
  /** Whether the marks are further from it at the start of the plot than at the end. */
  readonly isFreeAtStart: boolean;
}

/** The target value: a dashed line across the plot with its label. */
export function targetLine(target: Target, isUpright: boolean, ink: Color): Box[] {
  const { at, words } = target;
  const style: Style = isUpright
    ? { inset: { left: share(at), top: 0, bottom: 0 }, width: 0, border: { left: 1 } }
    : { inset: { top: share(100 - at), left: 0, right: 0 }, height: 0, border: { top: 1 } };
  const line = column({ position: "absolute", ...style }, [], {
    paint: { borderColor: ink, borderStyle: "dashed" },
  });
  if (isUpright) {
    return [line, hung(figure(words, ink), { left: share(at), top: 0 }, "end", { top: -2 })];
  }
  if (isInPlot(words)) return [line, labelInPlot(target, ink)];
  const place = { right: 0, top: share(100 - at) };
  return [line, hung(figure(words, ink), place, "center", { right: -6 }, "start")];
}

/** The label over its line, or below one at the top. */
function labelInPlot({ at, words, isFreeAtStart }: Target, ink: Color): Box {
  const side = isFreeAtStart ? { left: 0 } : { right: 0 };
  const place = { ...side, top: share(100 - at) };
  const [edge, top] = at > highest ? (["start", 2] as const) : (["end", -2] as const);
  return hung(figure(words, ink, true), place, edge, { top }, isFreeAtStart ? "start" : "end");
}

/** Height in percent of the plot above which a label has no room over its line. */
const highest = 85;

/** Minimum distance in px between the labels of two ticks. */
const leastBetween = 24;

/** All ticks, or every second, fourth … one if they would be too close on an axis of `px`; zero is kept. */
function apart({ ticks, at }: ValueScale, px: number, least: number): readonly number[] {
  const [first = 0, second = first] = ticks;
  const between = ((at(second) - at(first)) / 100) * px;
  let every = 1;
  while (between > 0 && between * every < least && every < ticks.length) every *= 2;
  const from = Math.max(0, ticks.indexOf(0));
  return ticks.filter((_, index) => (index - from) % every === 0);
}

/**
 * The labels at the left of a plot, aligned with the ticks.
 * @param px height of the plot
 */
export function tickLabels(scale: ValueScale, px: number, ink: Color): Box[] {
  return apart(scale, px, leastBetween).map((tick) =>
    hung(
      figure(scale.tickText(tick), ink),
      { left: 0, top: share(100 - scale.at(tick)) },
      "center",
      { left: -8 },
      "end",
    ),
  );
}

/** Width in px of the labels at the left of a plot. */
export function gutterOf(scale: ValueScale): number {
  const widths = scale.ticks.map((tick) => widthOf(scale.tickText(tick)));
  return Math.ceil(widths.reduce((a, b) => Math.max(a, b), 0)) + 10;
}

/** Height in px of the line with the name of an axis. */
export const nameLine = 16;

/** The name of an axis: above the vertical axis, or at the end of the horizontal one. */
export function axisName(words: string, align: "left" | "right", ink: Color): Box {
  return text(words, { size: figureSize, lineHeight: nameLine / figureSize, color: ink, align });
}

/** Width in px that the label of a target takes at the right of a plot; 0 if it is in the plot. */
export function roomBeside(words: string): number {
  return isInPlot(words) ? 0 : targetRoom(words);
}

function targetRoom(words: string): number {
  return Math.ceil(widthOf(words)) + 8;
}

/** Estimated width of a number in px, rather too large than too small. */
function widthOf(words: string): number {
  let width = 0;
  for (const letter of words)
    width += /[.,\s'il]/.test(letter) ? 3.6 : /[A-Z%€@]/.test(letter) ? 9 : 7;
  return width;
}

/** Distances in px by which the labels of the first and last tick extend beyond the plot. */
export function tickOverhang({ ticks, tickText }: ValueScale): [left: number, right: number] {
  const half = (tick = 0) => Math.ceil(widthOf(tickText(tick)) / 2);
  return [half(ticks[0]), half(ticks.at(-1))];
}

/** The labels of the ticks in a line below the plot; if there is not enough space, only every second, fourth … one. */
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

/** Limits for wrapping labels: only if they are few and long. */
const wrapping = { most: 8, from: 8, twoLines: 24, uneven: 3 };

/** Height of a line of labels, and approximate width of a letter, in px. */
const line = 15;
const letter = 6.4;

/** The layout of labels below a plot: the size of the longest one, and whether they wrap. */
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

/** Distance in px by which the labels of the first and last point extend beyond the plot. */
export function labelOverhang(labels: readonly string[]): number {
  return labels.some((label) => label !== "") ? Math.ceil(edgeWidth(labels) / 2) : 0;
}

/** Width in px of a label at an edge: if it wraps, it may have as many lines as the others. */
function edgeWidth(labels: readonly string[]): number {
  const { width, height, isWrapped } = labelForm(labels);
  if (!isWrapped) return width;
  return Math.max(width, (longestOf(labels) / (height / line) + wrapping.uneven) * letter + 8);
}

/**
 * Labels below the points of a line from edge to edge: the first and the last are always shown, and if there is not
 * enough space for the others, only every second, fourth … one.
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

/** Labels below their bands; if there is not enough space, only every second, fourth … one. */
export function bandLine(labels: readonly string[], length: number, ink: Color): Box {
  const form = labelForm(labels);
  const cells = labels.slice(0, length).flatMap((label, at) => {
    if (label === "") return [];
    // Labels at multiples of 2, 4, 8 … need as many free bands around them, up to the end of the plot.
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
 * A label in its space.
 * @param canGo whether it disappears if its space is narrower than the widest label: it then wraps onto a line that is
 * clipped
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
    // The first label is always shown, and may overflow its space.
    ...(canGo ? { height, wrap: true, overflow: "hidden" } : { height: 0, align: "start" }),
  };
  return row(style, canGo ? [strut, words] : [words], { decorative: true });
}

/** Labels at the left of their bands; only one of every `every`. */
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
