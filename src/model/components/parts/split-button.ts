/** Draws a split button: a button and a second, narrow one in one frame. */
import type { Box, StackBox } from "../../box/box.js";
import { column, edges, edgesOf, icon, row } from "../../box/build.js";
import type { Color, Paint, Style } from "../../box/style.js";
import type { ButtonMetrics } from "./button-look.js";

/** The style that both parts share. */
export interface SplitLook {
  color: Color;
  line: Color | undefined;
  paint: Paint;
  place: Style;
  metrics: ButtonMetrics;
  disabled: boolean | undefined;
}

/** The button, followed by one with an arrow that opens more of the same kind. */
export function splitButton(main: Box, look: SplitLook): StackBox {
  const { color, line, paint, place, metrics, disabled } = look;
  const [vertical] = metrics.padding;
  const edge = column({ width: 1, shrink: 0 }, [], {
    paint: line ? { background: line } : { background: color, opacity: 0.35 },
  });
  const arrow = row(
    { align: "center", padding: edgesOf(vertical, Math.round(metrics.icon / 2)), shrink: 0 },
    [icon("chevron-down", metrics.icon, color)],
    {
      tag: "button",
      name: "More",
      attributes: { type: "button", disabled, "aria-haspopup": "menu" },
    },
  );
  return row({ border: edges(1), ...place }, [main, edge, arrow], { role: "group", paint });
}
