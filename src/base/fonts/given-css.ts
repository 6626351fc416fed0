/** Turns cut fonts into the `@font-face` rules that a picture carries with it. */

import { toBase64 } from "../text/base64.js";
import type { GivenFace } from "./given-fonts.js";

/** A font of a family, and what asks for it. */
export interface CutFont {
  family: string;
  data: Uint8Array;
  weights: ReadonlySet<number>;
  /** Whether only italics ask for it. */
  isItalic: boolean;
  /** The characters that it is for. */
  characters: ReadonlySet<number>;
}

/** What a face draws. */
export interface FaceUse {
  texts: ReadonlySet<string>;
  /** The weights that ask for it, and whether italics do. */
  weights: ReadonlySet<number>;
  italic: ReadonlySet<boolean>;
}

/** Faces cut down to what they draw. */
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

/** One rule for each font; fonts of one family are kept apart by their characters. */
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
