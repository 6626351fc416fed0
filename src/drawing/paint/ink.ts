/** Turns the color of a box into the ink that serializers draw with: a color and an opacity. */
import type { Theme } from "../../base/theme/tokens.js";
import type { Color, ColorToken } from "../../model/box/style.js";

/** A hex color without alpha, or none, and its alpha if that is below 1. */
export interface Ink {
  readonly color: string;
  readonly opacity: number | undefined;
}

/** Draws nothing; for shapes that only another theme shows, when both themes need the same shapes. */
export const noInk: Ink = { color: "none", opacity: undefined };

const hexPattern = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A cache of the inks of a theme: pictures use few colors many times, and serializers recognize an ink by identity. */
interface Inks {
  readonly tokens: Map<ColorToken, Ink>;
  readonly literals: WeakMap<Color, Ink>;
}

const known = new WeakMap<Theme, Inks>();

/** The ink of a color in a theme; an invalid hex literal counts as the theme's ink. */
export function inkOf(color: Color, theme: Theme): Ink {
  let inks = known.get(theme);
  if (inks === undefined) {
    inks = { tokens: new Map(), literals: new WeakMap() };
    known.set(theme, inks);
  }
  if ("token" in color) {
    let ink = inks.tokens.get(color.token);
    if (ink === undefined) {
      ink = tokenInk(color.token, theme);
      inks.tokens.set(color.token, ink);
    }
    return ink;
  }
  let ink = inks.literals.get(color);
  if (ink === undefined) {
    ink = literalInk(color.hex, theme);
    inks.literals.set(color, ink);
  }
  return ink;
}

function tokenInk(token: ColorToken, theme: Theme): Ink {
  const opacity = token === "scrim" ? theme.scrimOpacity : undefined;
  return { color: theme.colors[token], opacity };
}

function literalInk(hex: string, theme: Theme): Ink {
  const digits = hexPattern.exec(hex)?.[1];
  if (digits === undefined) return tokenInk("ink", theme);
  const length = digits.length < 6 ? 1 : 2;
  const alpha = digits.slice(3 * length);
  if (alpha === "") return { color: hex, opacity: undefined };
  const share = Number.parseInt(length === 1 ? alpha + alpha : alpha, 16) / 255;
  return { color: `#${digits.slice(0, 3 * length)}`, opacity: Math.round(share * 100) / 100 };
}
