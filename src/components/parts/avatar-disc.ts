/** Draws the disc of a person: initials, or a figure where there is no name. */
import type { Box, StackBox } from "../../box/box.js";
import { column, icon, text, token } from "../../box/build.js";
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

/** A disc with the initials of a name; with a figure for a picture, or without any letters. */
export function avatarDisc(name: string, side: number, isPicture: boolean): StackBox {
  return column(
    { width: side, height: side, align: "center", justify: "center", shrink: 0 },
    [faceOf(name, side, isPicture)],
    {
      ...(name === "" ? { decorative: true } : { role: "img", name }),
      paint: { background: token("accent"), radius: "pill" },
    },
  );
}

function faceOf(name: string, side: number, isPicture: boolean): Box {
  const letters = initials(name);
  if (isPicture || letters === "") {
    return icon("user", Math.round(side * 0.55), token("onAccent"));
  }
  const size = fontSizes.get(side) ?? Math.max(8, Math.round(side * 0.34));
  return text(letters, { size, weight: 600, color: token("onAccent"), wrapping: "nowrap" });
}

/** The first letters of the first and the last word; a count such as +5 as it is. */
function initials(name: string): string {
  if (/^\+\d{1,3}$/.test(name.trim())) return name.trim();
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => /[\p{L}\p{N}]/u.exec(word)![0].toUpperCase()).join("");
}
