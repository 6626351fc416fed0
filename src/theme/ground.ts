/** Turns a ground of any color into the colors that everything on it is drawn in. */
import { contrastRatio, inkOn } from "./contrast.js";
import { dark } from "./dark.js";
import { light } from "./light.js";
import {
  type ColorToken,
  GROUND_TOKENS,
  type GroundedToken,
  ON_GROUND_TOKENS,
  type OnGroundToken,
  type OwnColors,
  onGround,
} from "./tokens.js";

/** WCAG AA: text, and outlines, bars and icons that carry meaning. */
const LEAST_TEXT = 4.5;
const LEAST_GRAPHIC = 3;

/** Shares of ink in the parts that are set off from their ground. */
const softShares: Partial<Record<OnGroundToken, number>> = {
  fill: 0.08,
  fillStrong: 0.18,
  hatch: 0.14,
};

/** Share of ink in a line between things. */
const lineShare = 0.3;

/** From this contrast on, parts that are set off may take from the ink and leave text readable. */
const roomForSoft = 7;

/**
 * What each color becomes on a ground: near the hue that it has in a theme of that lightness, and
 * as far from the ground as its use asks for.
 * @param ink color of text on the ground
 */
export function colorsOn(ground: string, ink = inkOn(ground)): Record<OnGroundToken, string> {
  const isDark = contrastRatio(ground, "#000000") < contrastRatio(ground, "#ffffff");
  const base = (isDark ? dark : light).colors;
  const soft = (share: number) => {
    const toInk = mix(ground, ink, share);
    if (contrastRatio(toInk, ink) >= roomForSoft) return toInk;
    return mix(ground, isDark ? "#000000" : "#ffffff", share);
  };
  const grounds = [ground, ...Object.values(softShares).map(soft)];
  const colors = {} as Record<OnGroundToken, string>;
  for (const token of ON_GROUND_TOKENS) {
    const share = softShares[token];
    if (share !== undefined) colors[token] = soft(share);
    else if (token === "line") colors[token] = mix(ground, ink, lineShare);
    else if (token === "ink" || token === "accent") colors[token] = ink;
    else if (token === "lineStrong") colors[token] = seen(ground, ink, [ground], LEAST_GRAPHIC);
    else if (token.endsWith("Line") || token.startsWith("series"))
      colors[token] = seen(base[token], ink, [ground], LEAST_GRAPHIC);
    else colors[token] = seen(base[token], ink, grounds, LEAST_TEXT);
  }
  return colors;
}

const known = new WeakMap<OwnColors, Record<ColorToken, string>>();

/** The theme's colors with those on the grounds that it names; mixed once. */
export function withGrounds(own: OwnColors): Record<ColorToken, string> {
  let colors = known.get(own);
  if (!colors) {
    colors = mixGrounds(own);
    known.set(own, colors);
  }
  return colors;
}

function mixGrounds(own: OwnColors): Record<ColorToken, string> {
  const inks = { accent: own.onAccent, fillStrong: own.ink };
  const found: [GroundedToken, string][] = [];
  for (const ground of GROUND_TOKENS) {
    const colors = colorsOn(own[ground], inks[ground]);
    for (const token of ON_GROUND_TOKENS) found.push([onGround(token, ground), colors[token]]);
  }
  return { ...own, ...(Object.fromEntries(found) as Record<GroundedToken, string>) };
}

/** The color, with as much ink in it as it needs to be seen on all grounds. */
function seen(color: string, ink: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, ink, share);
    if (grounds.every((ground) => contrastRatio(mixed, ground) >= least)) return mixed;
  }
  return ink;
}

/** A color with a share of another in it. */
function mix(color: string, other: string, share: number): string {
  const [from, to] = [bytes(color), bytes(other)];
  const mixed = from.map((byte, at) => Math.round(byte + (to[at]! - byte) * share));
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function bytes(color: string): number[] {
  const digits = color.slice(1);
  const length = digits.length < 6 ? 1 : 2;
  return [0, 1, 2].map((at) => {
    const part = digits.slice(at * length, (at + 1) * length);
    return Number.parseInt(length === 1 ? part + part : part, 16);
  });
}
