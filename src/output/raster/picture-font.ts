/** Converts a choice of fonts to options of a picture, with our font files. */
import { readFileSync } from "node:fs";
import { type FaceKey, type FontFace, HAND_FAMILY } from "../../base/fonts/faces.js";
import type { FontChoice } from "../../base/fonts/font-choice.js";
import { type Outlines, readOutlines } from "../../base/fonts/read-outlines.js";
import { subsetFont } from "../../base/fonts/subset/subset-font.js";
import type { UsedFace } from "../../drawing/paint/used-faces.js";
import type { RenderHtmlOptions, RenderSvgOptions } from "../../drawing-options.js";
import { embeddedFontCss, fontFaceRule, fontFile } from "./font-files.js";

/** Options of a picture for its fonts. */
export type PictureFont = Pick<RenderSvgOptions, "fontCss" | "outlines" | "embedGiven"> &
  Pick<RenderHtmlOptions, "handCss">;

const fonts: Readonly<Record<FontChoice, PictureFont>> = {
  embed: { fontCss: subsetFontCss },
  full: { fontCss: embeddedFontCss },
  none: { embedGiven: false, handCss },
  paths: { outlines: outlineOf },
};

/**
 * The options with which `renderSvg` and `renderHtml` use fonts in this way: with embedded glyphs, with whole fonts,
 * without any, or in SVG as paths.
 */
export function pictureFont(choice: FontChoice): PictureFont {
  return fonts[choice];
}

/** The handwritten font for HTML, which nobody has installed. */
function handCss(faces: readonly UsedFace[]): string {
  return subsetFontCss(faces.filter(({ family }) => family === HAND_FAMILY));
}

/** A cache of font files, of which there are nine. */
const files = new Map<FaceKey, Uint8Array>();

function bytesOf(face: FontFace): Uint8Array {
  let bytes = files.get(face.key);
  if (bytes === undefined) {
    bytes = readFileSync(fontFile(face));
    files.set(face.key, bytes);
  }
  return bytes;
}

/** A cache of recent rules, by face and characters: pictures are often drawn again. */
const recent = new Map<string, string>();
const mostRecent = 64;

/** `@font-face` rules with only the glyphs that a picture uses. */
function subsetFontCss(faces: readonly UsedFace[]): string {
  return faces.map(subsetRule).join("");
}

function subsetRule(face: UsedFace): string {
  const [codePoints, tabular] = [face.codePoints, face.tabular].map((each) =>
    Uint32Array.from(each).sort(),
  ) as [Uint32Array, Uint32Array];
  const key = `${face.key} ${codePoints.join()} ${tabular.join()}`;
  const known = recent.get(key);
  if (known !== undefined) {
    // Reinserted, so that it is the last to be dropped.
    recent.delete(key);
    recent.set(key, known);
    return known;
  }
  const cut = subsetFont(bytesOf(face), codePoints, { tabular });
  if (cut === undefined) throw new Error(`${face.ttf} is broken`);
  const rule = fontFaceRule(face, cut);
  recent.set(key, rule);
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value!);
  return rule;
}

const outlines = new Map<FaceKey, Outlines>();

function outlineOf(face: FontFace, codePoint: number, isTabular: boolean): string | undefined {
  let known = outlines.get(face.key);
  if (known === undefined) {
    known = readOutlines(bytesOf(face));
    if (known === undefined) throw new Error(`${face.ttf} is broken`);
    outlines.set(face.key, known);
  }
  return known.pathOf(codePoint, isTabular);
}
