/** Writes `@font-face` rules that embed subset fonts in a picture. */

import { toBase64 } from "../text/base64.js";
import type { GivenFace } from "./given-fonts.js";

/** A subset font with its family and style. */
export interface CutFont {
  family: string;
  data: Uint8Array;
  weights: ReadonlySet<number>;
  /** Whether it is used only for italics. */
  isItalic: boolean;
  /** The characters for which it is used. */
  characters: ReadonlySet<number>;
}

/** The use of a face. */
export interface FaceUse {
  texts: ReadonlySet<string>;
  /** The weights for which it is used, and whether it is used for italics. */
  weights: ReadonlySet<number>;
  italic: ReadonlySet<boolean>;
}

/** Subsets faces to the glyphs that they draw. */
export function cutFonts(uses: ReadonlyMap<GivenFace, FaceUse>): CutFont[] {
  return [...uses].map(([face, { texts, weights, italic }]) => ({
    family: face.family,
    data: face.cut(texts).data,
    weights,
    isItalic: !italic.has(false),
    characters: new Set(
      [...texts].flatMap((text) => [...text].map((each) => each.codePointAt(0)!)),
    ),
  }));
}

/** One rule for each font; fonts of the same family are distinguished by their characters. */
export function givenCss(fonts: readonly CutFont[]): string {
  return fonts
    .map(({ family, data, weights, isItalic, characters }) => {
      const isOnly = fonts.filter((other) => other.family === family).length === 1;
      const [least, most] = [
        [...weights].reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
        [...weights].reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
      ];
      const weight = isOnly ? "1 1000" : least === most ? `${least}` : `${least} ${most}`;
      const range = isOnly ? "" : `;unicode-range:${rangesOf(characters)}`;
      const style = isItalic && !isOnly ? "italic" : "normal";
      const source = `url(data:font/ttf;base64,${toBase64(data)}) format("truetype")`;
      return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style}${range};src:${source}}\n`;
    })
    .join("");
}

function rangesOf(characters: ReadonlySet<number>): string {
  const ranges: [number, number][] = [];
  for (const codePoint of [...characters].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(",");
}
