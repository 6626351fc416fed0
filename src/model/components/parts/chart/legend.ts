/** Draws the legend of a chart: the meaning of each color. */
import type { Box } from "../../../box/box.js";
import { column, edges, row, shape, text } from "../../../box/build.js";
import type { Color, Paint } from "../../../box/style.js";
import type { LowerContext } from "../../../define/component.js";

/** Lines of whole px, so that the plot below starts on one and lines in it are sharp. */
const lineHeight = 17 / 12;

/** Minimum width in px of an entry beside a plot. */
const leastEntry = 80;

/** An entry of a legend. */
export interface LegendEntry {
  label: string;
  color: Color;
  dashed?: boolean;
  /** Its value, if that is shown. */
  figure?: string | undefined;
}

/** The shape that the entries of a legend stand for. */
export type LegendSign = "line" | "bar" | "dot" | "slice";

/** Swatches and labels, in lines above or below the plot, or in a column beside it. */
export function legend(
  entries: readonly LegendEntry[],
  form: { isUpright: boolean; sign: LegendSign; isCentered?: boolean },
  cx: Pick<LowerContext, "ink" | "muted">,
): Box {
  const drawn = entries.map(({ label, color, dashed, figure }) => {
    const words = text(
      label,
      { size: 12, lineHeight, color: cx.muted },
      form.isUpright ? { style: { grow: 1 } } : {},
    );
    const value =
      figure === undefined
        ? []
        : [
            text(
              figure,
              { size: 12, weight: 500, lineHeight, color: cx.ink, wrapping: "nowrap" },
              { style: { shrink: 0 } },
            ),
          ];
    const least = form.isUpright ? { minWidth: leastEntry } : {};
    return row({ gap: 8, align: "center", ...least }, [
      swatch(color, dashed === true, form.sign),
      words,
      ...value,
    ]);
  });
  return form.isUpright
    ? column({ gap: 8, justify: "center" }, drawn)
    : row({ gap: 16, rowGap: 4, wrap: true, ...(form.isCentered && { justify: "center" }) }, drawn);
}

/** A swatch of the same shape as the marks, so that looks affect both in the same way. */
function swatch(color: Color, dashed: boolean, sign: LegendSign): Box {
  if (sign === "line") {
    const stroke = { color, width: 2, cap: "round", ...(dashed && { dash: [6, 5] }) } as const;
    const line = { figure: "line", x1: 1, y1: 2, x2: 19, y2: 2, stroke } as const;
    return shape({ width: 20, height: 4 }, [line], { width: 20, height: 4, shrink: 0 });
  }
  const side = 10;
  if (sign === "slice") {
    const slice = { figure: "rect", x: 0, y: 0, width: side, height: side, radius: 2 } as const;
    const size = { width: side, height: side };
    return shape(size, [{ ...slice, fill: color }], { ...size, shrink: 0 });
  }
  if (sign === "dot") {
    const disc: Paint = { background: color, radius: "pill" };
    return column({ width: 8, height: 8, shrink: 0 }, [], { paint: disc });
  }
  const paint: Paint = dashed
    ? { hatch: color, borderColor: color, radius: 2 }
    : { background: color, radius: 2 };
  return column({ width: side, height: side, shrink: 0, ...(dashed && { border: edges(1) }) }, [], {
    paint,
  });
}
