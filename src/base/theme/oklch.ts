/** Converts hex colors to perceptual lightness, chroma and hue (OKLCH), and back to the nearest sRGB color. */

/** A color in OKLCH. */
export interface Oklch {
  /** Lightness, 0 to 1. */
  readonly l: number;
  /** Chroma: 0 is gray, 0.4 exceeds sRGB. */
  readonly c: number;
  /** Hue in radians. */
  readonly h: number;
}

/** The color of a hex string; alpha is ignored. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** The hex string of a color; chroma outside of sRGB is reduced, so that lightness and hue stay the same. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [least, most] = [0, c];
  let channels = channelsAt(lightness, c, h);
  if (!channels.every(isShown)) {
    for (let step = 0; step < 16; step++) {
      const middle = (least + most) / 2;
      if (channelsAt(lightness, middle, h).every(isShown)) least = middle;
      else most = middle;
    }
    channels = channelsAt(lightness, least, h);
  }
  return `#${channels.map((channel) => byteOf(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** The color with another lightness and limited chroma. */
export function atLightness(hex: string, l: number, mostChroma = 1): string {
  const { c, h } = oklchOf(hex);
  return hexOf({ l, c: Math.min(c, mostChroma), h });
}

/** Red, green and blue from 0 to 1. */
function channelsOf(hex: string): number[] {
  const digits = hex.slice(1);
  const length = digits.length < 6 ? 1 : 2;
  return [0, 1, 2].map((at) => {
    const part = digits.slice(at * length, (at + 1) * length);
    return Number.parseInt(length === 1 ? part + part : part, 16) / 255;
  });
}

function channelsAt(l: number, c: number, h: number): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether a channel is valid; rounding may exceed the range by less than half a byte. */
function isShown(channel: number): boolean {
  return channel > -0.0005 && channel < 1.0005;
}

function byteOf(channel: number): number {
  const value =
    channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
