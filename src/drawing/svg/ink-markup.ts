/** Writes inks and lines as SVG attributes, each preceded by a space: hex colors need no escapes. */
import type { Ink } from "../paint/ink.js";
import type { Line } from "../paint/shapes.js";

/** A cache for the markup of inks: pictures have few, each used many times. */
const known = { fill: new WeakMap<Ink, string>(), stroke: new WeakMap<Ink, string>() };

/** A fill; without an ink, nothing is filled. */
export function fillMarkup(ink: Ink | undefined): string {
  return ink === undefined ? ' fill="none"' : inkMarkup("fill", ink);
}

/** The color of a line. */
export function strokeMarkup(ink: Ink): string {
  return inkMarkup("stroke", ink);
}

function inkMarkup(name: "fill" | "stroke", ink: Ink): string {
  let markup = known[name].get(ink);
  if (markup === undefined) {
    const { color, opacity } = ink;
    markup = ` ${name}="${color}"`;
    if (opacity !== undefined) markup += ` ${name}-opacity="${opacity}"`;
    known[name].set(ink, markup);
  }
  return markup;
}

/** The width and dashes of a line; its width is 1 by default. */
export function lineMarkup({ width, dash, cap }: Line): string {
  let markup = width === 1 ? "" : ` stroke-width="${width}"`;
  if (dash !== undefined) markup += ` stroke-dasharray="${dash.join(" ")}"`;
  if (cap === "round") markup += ' stroke-linecap="round" stroke-linejoin="round"';
  return markup;
}

/** The attributes of a fill. */
export function fillAttributes(ink: Ink | undefined) {
  if (ink === undefined) return { fill: "none" };
  return { fill: ink.color, "fill-opacity": ink.opacity };
}

/** The attributes of a line. */
export function lineAttributes({ ink, width, dash, cap }: Line) {
  return {
    stroke: ink.color,
    "stroke-opacity": ink.opacity,
    "stroke-width": width,
    "stroke-dasharray": dash?.join(" "),
    "stroke-linecap": cap === "round" ? "round" : undefined,
    "stroke-linejoin": cap === "round" ? "round" : undefined,
  };
}
