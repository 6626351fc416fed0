/** Draws the disc of a person: initials, or an icon if there is no name. */
import { inkOn } from "../../../base/theme/contrast.js";
import type { Box, StackBox } from "../../box/box.js";
import { column, icon, text, token } from "../../box/build.js";
import type { Color } from "../../box/style.js";
import { type Hue, hues, hueTokens } from "./hues.js";
import { numbersFrom } from "./numbers-from.js";
import { type SizeWord, sizeWords } from "./sizes.js";

/** Width and height of an avatar. */
export const avatarSides: Readonly<Record<SizeWord, number>> = {
  xs: 24,
  sm: 32,
  md: 40,
  lg: 48,
  xl: 64,
};

const fontSizes: ReadonlyMap<number, number> = new Map(
  sizeWords.map((word, at) => [avatarSides[word], [10, 12, 14, 16, 20][at]!]),
);

/**
 * A disc with the initials of a name, an icon in place of a picture, or neither.
 * @param given its color; by default, the color depends on the name
 */
export function avatarDisc(
  name: string,
  side: number,
  isPicture: boolean,
  given?: string,
): StackBox {
  const { ground, ink } = colorsOf(name, given);
  return column(
    { width: side, height: side, align: "center", justify: "center", shrink: 0 },
    [faceOf(name, side, isPicture, ink)],
    {
      ...(name === "" ? { decorative: true } : { role: "img", name }),
      paint: { background: ground, radius: "pill" },
    },
  );
}

function colorsOf(name: string, given: string | undefined): { ground: Color; ink: Color } {
  if (given?.startsWith("#")) return { ground: { hex: given }, ink: { hex: inkOn(given) } };
  if (given === undefined && initials(name) === "") {
    return { ground: token("fillStrong"), ink: token("inkMuted") };
  }
  const hue = hueTokens[(given ?? hueOf(name)) as Hue];
  return { ground: token(`tint${hue}`), ink: token(`onTint${hue}`) };
}

/** The hue for a name: the same wherever it appears. */
function hueOf(name: string): Hue {
  const next = numbersFrom(`avatar${name.trim()}`);
  return hues[Math.floor(next() * hues.length)]!;
}

function faceOf(name: string, side: number, isPicture: boolean, ink: Color): Box {
  const letters = initials(name);
  if (isPicture || letters === "") return icon("user", Math.round(side * 0.55), ink);
  const size = fontSizes.get(side) ?? Math.max(8, Math.round(side * 0.34));
  return text(letters, { size, weight: 600, color: ink, wrapping: "nowrap" });
}

/** The first letters of the first and last word; a count such as +5 is unchanged. */
function initials(name: string): string {
  if (/^\+\d{1,3}$/.test(name.trim())) return name.trim();
  const words = name
    .normalize()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)![0].toUpperCase()).join("");
}
