/** Turns font faces into the files of the package that hold them, and into rules that embed them. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FONT_FAMILY, type FontFace } from "../fonts/faces.js";

const inPackage = join("src", "fonts", "files");
let folder: string | undefined;

/** Path of the TrueType file of a face. */
export function fontFile({ ttf }: FontFace): string {
  return join(fontFolder(), ttf);
}

/**
 * `@font-face` rules that hold these faces whole. As `fontCss` of `renderSvg` and `renderHtml` it
 * embeds the faces that the picture uses.
 */
export function embeddedFontCss(faces: readonly FontFace[]): string {
  return faces.map(fontFaceRule).join("");
}

function fontFaceRule({ weight, italic, woff2 }: FontFace): string {
  const data = readFileSync(join(fontFolder(), woff2)).toString("base64");
  const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
  const style = italic ? "italic" : "normal";
  return `@font-face{font-family:${FONT_FAMILY};font-weight:${weight};font-style:${style};src:${source}}\n`;
}

/** The folder of the fonts, which is in the same place in a clone and in the installed package. */
export function fontFolder(): string {
  if (folder !== undefined) return folder;
  let above = import.meta.dirname;
  while (!existsSync(join(above, inPackage))) {
    const next = dirname(above);
    if (next === above) throw new Error(`${inPackage} is not in the package`);
    above = next;
  }
  folder = join(above, inPackage);
  return folder;
}
