/** Draws the bar that shows that a box scrolls. */
import type { Box } from "../box/box.js";
import { column, token } from "../box/build.js";

/** A thumb at the right edge of the positioned box that it is put in. */
export function scrollBar(): Box {
  return column(
    {
      position: "absolute",
      inset: { top: 4, right: 3 },
      width: 6,
      height: { percent: 30 },
      minHeight: 24,
    },
    [],
    { paint: { background: token("lineStrong"), radius: "pill", opacity: 0.5 }, decorative: true },
  );
}
