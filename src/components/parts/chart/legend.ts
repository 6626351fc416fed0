/** Draws the legend of a chart: what each color stands for. */
import type { Box } from "../../../box/box.js";
import { column, edges, row, text } from "../../../box/build.js";
import type { Color, Paint } from "../../../box/style.js";
import type { LowerContext } from "../../../define/component.js";

/** An entry of a legend. */
export interface LegendEntry {
  label: string;
  color: Color;
  dashed?: boolean;
  /** What it amounts to, where that is shown. */
  figure?: string | undefined;
}

/** Swatches and labels, in lines above or below the plot, or in a column beside it. */
export function legend(
  entries: readonly LegendEntry[],
  form: { isUpright: boolean; isLine: boolean },
  cx: Pick<LowerContext, "ink" | "muted">,
): Box {
  const drawn = entries.map(({ label, color, dashed, figure }) => {
    const words = text(
      label,
      { size: 12, lineHeight: 1.4, color: cx.muted },
      form.isUpright ? { style: { grow: 1 } } : {},
    );
    const value =
      figure === undefined
        ? []
        : [
            text(
              figure,
              { size: 12, weight: 500, lineHeight: 1.4, color: cx.ink, wrapping: "nowrap" },
              { style: { shrink: 0 } },
            ),
          ];
    return row({ gap: 8, align: "center" }, [
      swatch(color, dashed === true, form.isLine),
      words,
      ...value,
    ]);
  });
  return form.isUpright
    ? column({ gap: 8, justify: "center", minWidth: 80 }, drawn)
    : row({ gap: 16, rowGap: 4, wrap: true }, drawn);
}

function swatch(color: Color, dashed: boolean, isLine: boolean): Box {
  if (isLine) {
    // Two short strokes for a dashed line.
    const stroke = (width: number) =>
      column({ width, height: 3, shrink: 0 }, [], { paint: { background: color, radius: "pill" } });
    return dashed ? row({ gap: 2, shrink: 0, width: 14 }, [stroke(6), stroke(6)]) : stroke(14);
  }
  const paint: Paint = dashed
    ? { hatch: color, borderColor: color, radius: 2 }
    : { background: color, radius: 2 };
  return column({ width: 10, height: 10, shrink: 0, ...(dashed && { border: edges(1) }) }, [], {
    paint,
  });
}
