/** Computes the WCAG contrast between two colors. */

/** The two choices of {@link inkOn}, the same in every theme. */
const DARK_INK = "#16191d";
const LIGHT_INK = "#ffffff";

/** The WCAG contrast ratio of two hex colors: 1 (the same) to 21 (black and white). */
export function contrastRatio(a: string, b: string): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Near-black or white, whichever is easier to read on a hex background. */
export function inkOn(background: string): string {
  const dark = contrastRatio(DARK_INK, background);
  return dark >= contrastRatio(LIGHT_INK, background) ? DARK_INK : LIGHT_INK;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Red, green and blue of `#rgb` or `#rrggbb`, from 0 to 1; alpha is ignored. */
function channels(color: string): [red: number, green: number, blue: number] {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color)?.[1];
  if (digits === undefined) throw new RangeError(`not a hex color: ${color}`);
  const length = digits.length < 6 ? 1 : 2;
  const channel = (index: number) => {
    const part = digits.slice(index * length, (index + 1) * length);
    return Number.parseInt(length === 1 ? part + part : part, 16) / 255;
  };
  return [channel(0), channel(1), channel(2)];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
