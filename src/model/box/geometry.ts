/** Completes the style of a box with the defaults of its kind, as the common basis of layout and CSS. */
import type { Box } from "./box.js";
import type { Edges, Style, TextStyle } from "./style.js";
import { withMore } from "./with-more.js";

/** In px; nobody draws wider pictures, and coordinates keep two decimals. */
export const longestLength = 100_000;

/** Default line height relative to the font size. */
export const defaultLineHeight = 1.5;

/** The four edges in px; missing ones are 0. */
export function fullEdges(given: Partial<Edges> | undefined): Edges {
  return {
    top: given?.top ?? 0,
    right: given?.right ?? 0,
    bottom: given?.bottom ?? 0,
    left: given?.left ?? 0,
  };
}

/**
 * Whether absolute boxes inside a box are relative to it: inside positioned boxes, and those over which HTML places a
 * native control or picture.
 */
export function isPositioned(box: Box): boolean {
  return box.style.position !== undefined || box.kind === "toggle" || box.kind === "image";
}

/** Line height relative to the font size, rounded as in CSS. */
export function relativeLineHeight(style: TextStyle): number {
  return Math.round((style.lineHeight ?? defaultLineHeight) * 1e6) / 1e6;
}

/** Height of one line of text in px, in the single precision that browsers use. */
export function lineHeightOf(style: TextStyle): number {
  return Math.fround(style.size * Math.fround(relativeLineHeight(style)));
}

/**
 * The style of a box with the defaults of its kind: icons and shapes have their natural size, fields the height of a
 * line, and text with an ellipsis clips its overflow.
 */
export function geometryOf(box: Box): Style {
  const { style } = box;
  switch (box.kind) {
    case "icon":
      return sized(style, box.size, box.size);
    case "shape":
      return sized(style, box.viewBox.width, box.viewBox.height);
    case "field":
      return style.height === undefined && style.aspectRatio === undefined
        ? withMore(style, { height: fieldHeight(style, box.textStyle) })
        : style;
    case "text":
      return cuts(box.textStyle) && style.overflow === undefined ? cutting(style) : style;
    default:
      return style;
  }
}

function cuts({ wrapping, lines }: TextStyle): boolean {
  return wrapping === "ellipsis" || (lines !== undefined && wrapping !== "nowrap");
}

/** The last style that was asked for and the clipped one, since texts share styles. */
let lastCut: { given: Style; cut: Style } | undefined;

function cutting(given: Style): Style {
  if (lastCut?.given !== given) lastCut = { given, cut: withMore(given, { overflow: "hidden" }) };
  return lastCut.cut;
}

/** A drawing has no automatic minimum size: it may shrink to nothing, both in CSS and in our layout. */
function sized(style: Style, width: number, height: number): Style {
  if (style.width !== undefined && style.height !== undefined && style.minWidth !== undefined) {
    return style;
  }
  return { width, height, minWidth: 0, minHeight: 0, ...style };
}

function fieldHeight(style: Style, textStyle: TextStyle): number {
  const padding = fullEdges(style.padding);
  const border = fullEdges(style.border);
  const lines = lineHeightOf(textStyle);
  return lines + padding.top + padding.bottom + border.top + border.bottom;
}
