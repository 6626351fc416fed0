/** Draws a count over the corner of what it belongs to: a red disc, or a dot if there is nothing to count. */
import type { Box } from "../../box/box.js";
import { column, edges, row, text, token } from "../../box/build.js";

/** The count, which hangs in the upper right corner of the frame around it. */
export function countMark(count: string): Box {
  const paint = {
    background: token("dangerText"),
    borderColor: token("paper"),
    radius: "pill",
  } as const;
  const style = { shrink: 0, border: edges(2), align: "center", justify: "center" } as const;
  const disc =
    count === ""
      ? column({ width: 12, height: 12, ...style }, [], { paint })
      : row(
          { minWidth: 20, height: 20, padding: { left: 4, right: 4 }, ...style },
          [text(count, { size: 10, weight: 600, color: token("paper"), wrapping: "nowrap" })],
          { paint },
        );
  return row(
    {
      position: "absolute",
      inset: { top: 2, left: 12 },
      width: 0,
      height: 0,
      align: "center",
      justify: "start",
    },
    [disc],
  );
}
