/** Writes a canvas of frames as an SVG 1.1 picture without scripts, foreign objects or external references. */

import { familyList } from "../../base/fonts/family-list.js";
import { xmlElement } from "../../base/markup/element.js";
import { escapeText } from "../../base/markup/escape.js";
import { laterName } from "../../base/markup/later-name.js";
import { contentId } from "../../base/text/content-id.js";
import { schemeThemes, type ThemeChoice, type ThemeName } from "../../base/theme/theme.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";
import { describeBoards } from "../paint/describe-boards.js";
import { type Extent, extentOf } from "../paint/extent.js";
import { NearbyShapes } from "../paint/nearby-shapes.js";
import { rounded } from "../paint/number.js";
import { groundOf, paintBoards, paintSheet } from "../paint/paint-boards.js";
import type { Placement } from "../paint/place-canvas.js";
import { Definitions } from "./definitions.js";
import { joinThemes } from "./join-themes.js";
import type { OutlineSource } from "./outlined-text.js";
import { SvgShapes } from "./svg-shapes.js";

/** Settings of a picture. */
export interface SvgOptions {
  /** `auto` follows the color scheme of the reader, and is light if the viewer does not report one. */
  theme: ThemeChoice;
  /** The placement of the boards in the picture. */
  placement: Placement;
  /** Whether to draw the theme's background under the boards; true by default. */
  ground?: boolean;
  /** Rules such as `@font-face`; none by default. */
  fontCss?: string;
  /** Draws letters as outlines; none by default. */
  outlines?: OutlineSource;
  /** Set for rasterizers, which only have our fonts; receives the characters that no font has. */
  missing?: Set<string>;
  /** The part of the picture that a rasterizer should show, in px of the picture; all by default. */
  area?: Area;
  /** Prefix of the ids of clips and patterns; by default, derived from the whole picture. */
  idPrefix?: string;
}

/** A part of a picture in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture with its size in px. */
export interface SvgPicture {
  svg: string;
  width: number;
  height: number;
  /**
   * Set for a rasterizer if something extends so far beyond the picture that it might fail, or if pictures are shown so
   * often that it might not end.
   */
  isFar?: boolean;
}

const fontRules =
  "font-kerning:none;font-variant-ligatures:none;font-feature-settings:'kern' 0,'liga' 0,'calt' 0";

/**
 * Maximum length of the path data of boxes that name letters, in pictures with outlines of all letters: with as many as
 * there may be in a text, such a picture would be hundreds of times as large as its source.
 */
const mostInBoxes = 300_000;

/** Paints all boards. */
export function paintSvg(canvas: CanvasFrame, options: SvgOptions): SvgPicture {
  const { width, height, left, top, scale } = options.placement;
  const { outlines, missing } = options;
  const definitions = new Definitions(outlines ? { boxes: mostInBoxes } : {});
  const shapes = new SvgShapes(definitions, { fonts: canvas.fonts, outlines, missing });
  const size = { width: rounded(width), height };
  const { area = { x: 0, y: 0, ...size } } = options;
  const near = missing && new NearbyShapes(shapes, inFrames(area, options));
  const figuresIn = (theme: ThemeName): string => {
    const fill = groundOf(canvas, theme).color;
    let ground = "";
    if (options.ground !== false) {
      paintSheet(canvas, theme, size, shapes);
      ground = xmlElement("rect", { ...size, fill }) + shapes.finish();
    }
    paintBoards(canvas, theme, near ?? shapes, options.theme === "auto");
    return ground + xmlElement("g", { transform: movedBy(left, top, scale) }, shapes.finish());
  };
  const { markup, rules } = figuresOf(options.theme, figuresIn);
  // Values in the rules were attributes before, and are already escaped.
  const css = escapeText(options.fontCss ?? "") + rules;
  const content =
    xmlElement("title", {}, escapeText(titleOf(canvas))) +
    xmlElement("desc", {}, escapeText(describeBoards(canvas.boards))) +
    (css === "" ? "" : xmlElement("style", {}, css)) +
    definitions.toMarkup() +
    markup;
  const svg = xmlElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      "xmlns:xlink": definitions.hasLetters ? "http://www.w3.org/1999/xlink" : undefined,
      width: area.width,
      height: area.height,
      viewBox: `${area.x} ${area.y} ${area.width} ${area.height}`,
      role: "img",
      "font-family": familyList("text", canvas.fonts).replaceAll(",", ", "),
      style: fontRules,
    },
    definitions.hasReferences
      ? content.replaceAll(laterName, options.idPrefix ?? contentId(content))
      : content,
  );
  const { width: w, height: h } = area;
  return { svg: `${svg}\n`, width: w, height: h, ...(near?.isFar && { isFar: true }) };
}

/** A part of a picture, in the coordinates of its frames. */
function inFrames(
  { x, y, width, height }: Area,
  { placement: { left, top, scale } }: SvgOptions,
): Extent {
  return extentOf((x - left) / scale, (y - top) / scale, width / scale, height / scale);
}

/** The figures in a theme; for both themes, with rules that follow the reader's color scheme. */
function figuresOf(
  theme: ThemeChoice,
  figuresIn: (theme: ThemeName) => string,
): { markup: string; rules: string } {
  if (theme !== "auto") return { markup: figuresIn(theme), rules: "" };
  const { markup, rules } = joinThemes(figuresIn(schemeThemes.light), figuresIn(schemeThemes.dark));
  return { markup, rules: rules === "" ? "" : `@media (prefers-color-scheme:dark){${rules}}` };
}

function movedBy(x: number, y: number, scale: number): string {
  const move = `translate(${rounded(x)} ${rounded(y)})`;
  return scale === 1 ? move : `${move} scale(${Math.round(scale * 1e6) / 1e6})`;
}

/** The title of a picture: the titles of its boards. */
export function titleOf({ boards }: Pick<CanvasFrame, "boards">): string {
  const titles = boards.map(({ board }) => board.title).filter((title) => title !== "");
  return titles.length > 0 ? titles.join(", ") : "Wireframe";
}
