/** Finds the files of font faces in the package, and writes rules that embed them. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FontFace } from "../../base/fonts/faces.js";

const inPackage = join("assets", "fonts");
let folder: string | undefined;

/** Path of the TrueType file of a face. */
export function fontFile({ ttf }: FontFace): string {
  return join(fontFolder(), ttf);
}

/**
 * `@font-face` rules that embed whole faces. As `fontCss` of `renderSvg` and `renderHtml`, it embeds the faces that the
 * picture uses.
 */
export function embeddedFontCss(faces: readonly FontFace[]): string {
  return faces.map((face) => fontFaceRule(face, readFileSync(fontFile(face)))).join("");
}

/** The rule that embeds a face with the bytes of its TrueType file. */
export function fontFaceRule({ family, serves, italic }: FontFace, bytes: Uint8Array): string {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  const source = `url(data:font/ttf;base64,${data})`;
  const style = italic ? "italic" : "normal";
  return `@font-face{font-family:${family};font-weight:${serves};font-style:${style};src:${source}}`;
}

/** The folder with the fonts, in the same place in a clone and in the installed package. */
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
