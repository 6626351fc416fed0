/** Turns the color of a box into the color and opacity that SVG 1.1 knows. */
import type { Color, ColorToken } from "../box/style.js";
import type { Theme } from "../theme/tokens.js";

/** A hex color without alpha, and its alpha when that is below 1. */
export interface SvgColor {
  color: string;
  opacity: number | undefined;
}

const hexPattern = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** The color in a theme; a hex literal that is none counts as the theme's ink. */
export function svgColor(color: Color, theme: Theme): SvgColor {
  if ("token" in color) {
    const opacity = color.token === "scrim" ? theme.scrimOpacity : undefined;
    return { color: theme.colors[color.token], opacity };
  }
  const digits = hexPattern.exec(color.hex)?.[1];
  if (digits === undefined) return { color: theme.colors.ink, opacity: undefined };
  const length = digits.length < 6 ? 1 : 2;
  const alpha = digits.slice(3 * length);
  if (alpha === "") return { color: color.hex, opacity: undefined };
  const share = Number.parseInt(length === 1 ? alpha + alpha : alpha, 16) / 255;
  return { color: `#${digits.slice(0, 3 * length)}`, opacity: Math.round(share * 100) / 100 };
}

/** The attributes of a fill; without a color nothing is filled. */
export function fillOf(color: Color | undefined, theme: Theme) {
  if (color === undefined) return { fill: "none" };
  const { color: fill, opacity } = svgColor(color, theme);
  return { fill, "fill-opacity": opacity };
}

/** The same as markup, a space before each attribute: hex colors need no escapes. */
export function fillMarkup(color: Color | undefined, theme: Theme): string {
  return color === undefined ? ' fill="none"' : colorMarkup("fill", color, theme);
}

/** A stroke's color as markup, a space before each attribute. */
export function strokeMarkup(color: Color, theme: Theme): string {
  return colorMarkup("stroke", color, theme);
}

/** The markup of the colors of themes: pictures have few, each many times. */
const known = {
  fill: new WeakMap<Theme, Map<ColorToken, string>>(),
  stroke: new WeakMap<Theme, Map<ColorToken, string>>(),
};

function colorMarkup(name: "fill" | "stroke", of: Color, theme: Theme): string {
  if (!("token" in of)) return describe(name, of, theme);
  let ofTheme = known[name].get(theme);
  if (ofTheme === undefined) {
    ofTheme = new Map();
    known[name].set(theme, ofTheme);
  }
  let markup = ofTheme.get(of.token);
  if (markup === undefined) {
    markup = describe(name, of, theme);
    ofTheme.set(of.token, markup);
  }
  return markup;
}

function describe(name: "fill" | "stroke", of: Color, theme: Theme): string {
  const { color, opacity } = svgColor(of, theme);
  const markup = ` ${name}="${color}"`;
  return opacity === undefined ? markup : `${markup} ${name}-opacity="${opacity}"`;
}

/** The attributes of a stroke's color. */
export function strokeOf(color: Color, theme: Theme) {
  const { color: stroke, opacity } = svgColor(color, theme);
  return { stroke, "stroke-opacity": opacity };
}
