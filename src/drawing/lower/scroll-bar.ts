/** Draws the signs that a box scrolls: a bar, or a shadow where the content continues. */
import type { Box } from "../../model/box/box.js";
import { column, token } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";
import { barHeight, barRoom, scrollsAcross } from "../settle/idle-bars.js";

/** A scroll bar for the positioned box that contains it: below a row that is too wide, otherwise at the right edge. */
export function scrollBar(style: Style): Box {
  const place: Style = scrollsAcross(style)
    ? { inset: { left: 0, bottom: 0 }, height: barHeight, width: { percent: 30 }, minWidth: 24 }
    : { inset: { top: 4, right: 3 }, width: 6, height: { percent: 30 }, minHeight: 24 };
  return column({ position: "absolute", ...place }, [], {
    paint: { background: token("lineStrong"), radius: "pill", opacity: 0.5 },
    decorative: true,
    slot: "bar",
  });
}

/** The style with room for the bar below a row, if the height of the row depends on its content. */
export function withBarRoom(style: Style): Style {
  if (!scrollsAcross(style) || style.height !== undefined) return style;
  const { bottom = 0 } = style.padding ?? {};
  return { ...style, padding: { ...style.padding, bottom: bottom + barRoom } };
}

/** A shadow at the edge where content continues, cast by a box just outside it. */
export function cutEdge(): Box {
  return column({ position: "absolute", inset: { top: 0, right: -4, bottom: 0 }, width: 4 }, [], {
    paint: { background: token("line"), shadow: "lg" },
    decorative: true,
    slot: "bar",
  });
}
