/** Draws the bar that shows that a box scrolls. */
import type { Box } from "../../model/box/box.js";
import { column, token } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";

/** A thumb in the positioned box that it is put in: below a row, which is too wide, else at the right edge. */
export function scrollBar({ direction, wrap }: Style): Box {
  const isWide = direction?.startsWith("row") === true && !wrap;
  const place: Style = isWide
    ? { inset: { left: 4, bottom: 3 }, height: 6, width: { percent: 30 }, minWidth: 24 }
    : { inset: { top: 4, right: 3 }, width: 6, height: { percent: 30 }, minHeight: 24 };
  return column({ position: "absolute", ...place }, [], {
    paint: { background: token("lineStrong"), radius: "pill", opacity: 0.5 },
    decorative: true,
  });
}
