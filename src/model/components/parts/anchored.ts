/** Puts a box on an edge or corner of the frame around it. */
import type { Box } from "../../box/box.js";
import { row } from "../../box/build.js";
import type { Length, Style } from "../../box/style.js";
import { choice } from "../../define/attributes.js";

/** The nine anchors of a frame. */
const anchors = [
  "top-left",
  "top-center",
  "top-right",
  "center-left",
  "center",
  "center-right",
  "bottom-left",
  "bottom-center",
  "bottom-right",
] as const;

/** One of the nine places. */
export type Anchor = (typeof anchors)[number];

/** The edge or corner of its parent that an element is attached to. */
export const anchorAttribute = choice(anchors, "Edge or corner of the parent to attach to");

/** Centers a box on an anchor, inside a frame without a size. */
export function anchored(box: Box, anchor: Anchor | undefined): Box {
  if (anchor === undefined) return box;
  const style: Style = {
    position: "absolute",
    inset: insetOf(anchor),
    width: 0,
    height: 0,
    align: "center",
    justify: "center",
  };
  const body: Box = { ...box, slot: "body", style: { ...box.style, shrink: 0 } };
  return row(style, [body], { floats: "anchor" });
}

/** A box on an anchor of a frame that cuts what reaches over its edges: moved inside, some px away from these. */
export function keptInside(box: Box, room: number): Box {
  const { inset } = box.style;
  if (box.floats !== "anchor" || inset === undefined) return box;
  const { top, right, bottom, left } = inset;
  const ends = {
    align: top === 0 ? "start" : bottom === 0 ? "end" : "center",
    justify: left === 0 ? "start" : right === 0 ? "end" : "center",
  } as const;
  const sides = Object.entries(inset).map(([side, at]) => [side, at === 0 ? room : at]);
  return { ...box, style: { ...box.style, ...ends, inset: Object.fromEntries(sides) } };
}

function insetOf(anchor: Anchor): NonNullable<Style["inset"]> {
  const [first, second = first] = anchor.split("-");
  const middle: Length = { percent: 50 };
  return {
    ...(first === "bottom" ? { bottom: 0 } : { top: first === "top" ? 0 : middle }),
    ...(second === "right" ? { right: 0 } : { left: second === "left" ? 0 : middle }),
  };
}
