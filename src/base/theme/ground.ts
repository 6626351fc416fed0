/** Derives the colors of everything that is drawn on a background of any color. */
import { contrastRatio, inkOn } from "./contrast.js";
import { dark } from "./dark.js";
import { light } from "./light.js";
import {
  type ColorToken,
  GROUND_TOKENS,
  ON_GROUND_TOKENS,
  ON_RAISED_TOKENS,
  type OnGroundToken,
  type OnRaisedToken,
  type OwnColors,
  onGround,
  onRaised,
  RAISED_TOKENS,
} from "./tokens.js";

/** WCAG AA: text, and outlines, bars and icons that carry meaning. */
const LEAST_TEXT = 4.5;
const LEAST_GRAPHIC = 3;

/** Shares of ink in the highlighted backgrounds on a ground. */
const softShares: Partial<Record<OnGroundToken, number>> = {
  fill: 0.08,
  fillStrong: 0.18,
  hatch: 0.14,
};

/** Share of ink in a divider. */
const lineShare = 0.3;

/** Minimum contrast at which highlighted backgrounds may be nearer to the ink while text stays readable. */
const roomForSoft = 7;

/** The colors of the two themes. */
export interface SchemeColors {
  readonly light: OwnColors;
  readonly dark: OwnColors;
}

/**
 * The colors on a ground: near the hue in a theme of the same lightness, with the contrast that each use requires.
 * @param ink color of text on the ground
 * @param hues the source of hues; by default those of the themes
 */
export function colorsOn(
  ground: string,
  ink = inkOn(ground),
  hues?: SchemeColors,
): Record<OnGroundToken, string> {
  const isDark = contrastRatio(ground, "#000000") < contrastRatio(ground, "#ffffff");
  const base = hues ? hues[isDark ? "dark" : "light"] : (isDark ? dark() : light()).colors;
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
    else if (token === "line" || token === "gridline") colors[token] = mix(ground, ink, lineShare);
    else if (token === "ink" || token === "accent") colors[token] = ink;
    else if (token === "lineStrong") colors[token] = seen(ground, ink, [ground], LEAST_GRAPHIC);
    else if (token === "mark" || token.endsWith("Line") || token.startsWith("series"))
      colors[token] = seen(base[token], ink, [ground], LEAST_GRAPHIC);
    else colors[token] = seen(base[token], ink, grounds, LEAST_TEXT);
  }
  return colors;
}

const known = new WeakMap<OwnColors, Record<ColorToken, string>>();

/** The theme's colors, with those for the grounds that it names; each ground is mixed only once. */
export function withGrounds(own: OwnColors, hues?: SchemeColors): Record<ColorToken, string> {
  let colors = known.get(own);
  if (!colors) {
    colors = mixGrounds(own, hues);
    known.set(own, colors);
  }
  return colors;
}

/** Few pictures need these colors, so those of a ground are mixed when one of them is first needed. */
function mixGrounds(own: OwnColors, hues: SchemeColors | undefined): Record<ColorToken, string> {
  // Without a prototype, V8 treats it as a dictionary from the start, instead of creating a hidden class for each new
  // key.
  const colors: Record<string, string> = Object.assign(Object.create(null), own);
  for (const ground of GROUND_TOKENS) {
    let mixed: Record<OnGroundToken, string> | undefined;
    const ink = ground === "accent" ? own.onAccent : own.ink;
    for (const token of ON_GROUND_TOKENS) {
      Object.defineProperty(colors, onGround(token, ground), {
        enumerable: true,
        get() {
          mixed ??= colorsOn(own[ground], ink, hues);
          return mixed[token];
        },
      });
    }
  }
  for (const surface of RAISED_TOKENS) {
    for (const token of ON_RAISED_TOKENS) {
      Object.defineProperty(colors, onRaised(token, surface), {
        enumerable: true,
        get: () => colorOnRaised(token, own, own[surface]),
      });
    }
  }
  return colors as Record<ColorToken, string>;
}

/** Shares of ink in highlighted backgrounds on a raised surface; as on dark paper. */
const raisedShares: Readonly<Record<OnRaisedToken, number>> = {
  fill: 0.03,
  fillStrong: 0.08,
  hatch: 0.07,
  thumb: 0.17,
  thumbLine: 0,
  line: 0.165,
  lineStrong: 0,
  gridline: 0.12,
  edge: 0.2,
};

/** The color on a raised surface: with the same contrast as on paper. */
export function colorOnRaised(
  token: OnRaisedToken,
  own: Pick<OwnColors, "paper" | "ink" | Exclude<OnRaisedToken, "edge">>,
  surface: string,
): string {
  if (surface === own.paper) return own[token === "edge" ? "line" : token];
  if (token === "lineStrong") return seen(own.lineStrong, own.ink, [surface], LEAST_GRAPHIC);
  if (token === "thumbLine") {
    const thumb = mix(surface, own.ink, raisedShares.thumb);
    return seen(own.lineStrong, own.ink, [thumb], LEAST_GRAPHIC);
  }
  const shade = mix(surface, own.ink, raisedShares[token]);
  if (token !== "line" && token !== "edge") return shade;
  // If lines are strong, those around cards are no weaker than others.
  const isStrong = contrastRatio(own.line, surface) > contrastRatio(shade, surface);
  return isStrong ? own.line : shade;
}

/** The color, mixed with as much ink as it needs to be visible on all backgrounds. */
export function seen(
  color: string,
  ink: string,
  grounds: readonly string[],
  least: number,
): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, ink, share);
    if (grounds.every((ground) => contrastRatio(mixed, ground) >= least)) return mixed;
  }
  return ink;
}

/** Mixes a share of another color into a color. */
export function mix(color: string, other: string, share: number): string {
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
