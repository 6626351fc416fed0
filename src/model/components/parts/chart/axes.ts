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

/** The value that is aimed at: a dashed line across the plot, and its figure. */
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

/** The labels of the ticks left of a plot, in line with them. */
export function tickLabels(scale: ValueScale, ink: Color): Box[] {
  return scale.ticks.map((tick) =>
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

/** The labels of the ticks in a line below the plot. */
export function tickLine(scale: ValueScale, ink: Color): Box {
  const labels = scale.ticks.map((tick) =>
    hung(figure(scale.tickText(tick), ink), { left: share(scale.at(tick)), top: 6 }, "start"),
  );
  return column({ position: "relative", height: labelLine, shrink: 0 }, labels);
}

/** Few long labels are wrapped. */
const wrapping = { most: 8, from: 8, twoLines: 24 };

/** px of a line of labels, and about how wide a letter of them is. */
const line = 15;
const letter = 6.4;

/** Labels below their bands; where there is no room for all, every second, fourth … is left. */
export function bandLine(labels: readonly string[], length: number, ink: Color): Box {
  const longest = longestOf(labels);
  const isWrapped = labels.length <= wrapping.most && longest > wrapping.from;
  const lines = isWrapped ? (longest > wrapping.twoLines ? 3 : 2) : 1;
  const widest = isWrapped ? longestOf(labels.flatMap((label) => label.split(/\s+/))) : longest;
  const form = { width: widest * letter + 8, height: lines * line, isWrapped };
  const cells = labels.slice(0, length).flatMap((label, at) => {
    if (label === "") return [];
    // Labels at multiples of 2, 4, 8 … keep as many bands free around them, up to the end of the plot.
    const reach = at === 0 ? 1 : Math.min(at & -at, 2 * (length - at) - 1);
    const words = text(label, {
      size: figureSize,
      lineHeight: line / figureSize,
      color: ink,
      align: "center",
      wrapping: isWrapped ? "normal" : "nowrap",
    });
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
  { width, height, isWrapped }: { width: number; height: number; isWrapped: boolean },
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
