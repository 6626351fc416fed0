/** Draws what shows that a box scrolls: a bar in its room, or a shadow where it goes on. */
import type { Box } from "../../model/box/box.js";
import { column, token } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";
import { barHeight, barRoom, scrollsAcross } from "../settle/idle-bars.js";

/** A thumb in the positioned box that it is put in: below a row, which is too wide, else at the right edge. */
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

/** The style with room for the bar below a row, where the row is as high as its content. */
export function withBarRoom(style: Style): Style {
  if (!scrollsAcross(style) || style.height !== undefined) return style;
  const { bottom = 0 } = style.padding ?? {};
  return { ...style, padding: { ...style.padding, bottom: bottom + barRoom } };
}

/** The shadow at the edge at which something goes on: that of a box just beside it. */
export function cutEdge(): Box {
  return column({ position: "absolute", inset: { top: 0, right: -4, bottom: 0 }, width: 4 }, [], {
    paint: { background: token("line"), shadow: "lg" },
    decorative: true,
    slot: "bar",
  });
}
