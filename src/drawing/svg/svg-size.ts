/** Estimates the size of frames as SVG, without writing it. */
import { markupBytes } from "../../base/text/markup-bytes.js";
import type { Themes } from "../../base/theme/tokens.js";
import type { Frame } from "../layout/frame.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";
import { paintBoards } from "../paint/paint-boards.js";
import { OutlineSizes } from "./outline-sizes.js";
import { ShapeSizes } from "./shape-sizes.js";

/** Bytes of a picture without boards, of a grid below the boards, and of the description of a board. */
const bytesOfPicture = 1_000;
const bytesOfSheet = 12_000;
const bytesOfBoard = 40;

/** How the size of a picture is estimated. */
export interface SizeSetting {
  /** Whether letters become outlines, each of which takes more than a letter. */
  asOutlines?: boolean;
  /** The size below which a rough bound is sufficient, as for nearly all pictures; 0. */
  enough?: number;
}

/** Estimated size of the picture of a canvas in bytes: at least the true one, without fonts. */
export function svgSize(
  canvas: CanvasFrame,
  { asOutlines = false, enough = 0 }: SizeSetting = {},
): number {
  const rough = roughSize(canvas, asOutlines);
  if (rough <= enough) return rough;
  const light = paintedSize(canvas, "light", asOutlines);
  // With a ruler, both themes have the same shapes except for edges, which are always counted.
  return isByHand(canvas) ? Math.max(light, paintedSize(canvas, "dark", asOutlines)) : light;
}

function paintedSize(canvas: CanvasFrame, theme: "light" | "dark", asOutlines: boolean): number {
  const letters = asOutlines ? new OutlineSizes() : undefined;
  const shapes = new ShapeSizes(canvas.fonts, letters);
  paintBoards(canvas, theme, shapes, true);
  let size = bytesOfPicture + shapes.bytes + (letters?.bytes ?? 0);
  if (canvas.themes?.light.look?.sheet === "grid") size += bytesOfSheet;
  for (const { board } of canvas.boards) size += bytesOfBoard + markupBytes(board.title);
  return size;
}

function isByHand({ themes, boards }: CanvasFrame): boolean {
  const isHand = (own: Themes | undefined) => own?.light.look?.pen === "hand";
  return isHand(themes) || boards.some(({ frame }) => isHand(frame.box.themes));
}

/** Bytes that parts of a picture never exceed: those with a ruler, and those by hand. */
const mostByRuler = { paint: 1_500, icon: 4_000, figure: 500, path: 1 };
const mostByHand = { paint: 9_000, icon: 9_000, figure: 8_000, path: 1_000 };
const mostOfBoard = 25_000;
const mostOfBox = 400;
const mostOfShadow = 6_000;
const mostOfLine = 600;

/** Bytes that a character never exceeds, and those of one that becomes an outline. */
const mostOfLetter = 75;
const mostOfOutline = 800;

/** A size that no picture of these frames exceeds, many times too high. */
function roughSize(canvas: CanvasFrame, asOutlines: boolean): number {
  const { boards, under = [], over = [] } = canvas;
  const most = isByHand(canvas) ? mostByHand : mostByRuler;
  const letter = asOutlines ? mostOfOutline : mostOfLetter;
  let size = bytesOfPicture + bytesOfSheet;
  const waiting: Frame[] = [];
  for (const { frame } of under) waiting.push(frame);
  for (const { frame } of over) waiting.push(frame);
  for (const { frame, title, asides, board } of boards) {
    size += mostOfBoard + markupBytes(board.title);
    waiting.push(frame);
    if (title !== undefined) waiting.push(title);
    for (const aside of asides) waiting.push(aside.frame);
  }
  for (let frame = waiting.pop(); frame !== undefined; frame = waiting.pop()) {
    const { box, lines, children } = frame;
    size += mostOfBox;
    if (box.name !== undefined) size += 6 * box.name.length;
    if (box.paint !== undefined) {
      size += box.paint.shadow === undefined ? most.paint : most.paint + mostOfShadow;
    }
    if (lines !== undefined) {
      for (const { text } of lines) size += mostOfLine + letter * text.length;
    }
    if (box.kind === "icon") size += most.icon;
    else if (box.kind === "image") {
      size += (box.picture?.href.length ?? 0) + 6 * box.alt.length;
    } else if (box.kind === "shape") {
      for (const shape of box.shapes) {
        size += most.figure + (shape.figure === "path" ? most.path * shape.d.length : 0);
      }
    }
    for (let at = 0; at < children.length; at++) waiting.push(children[at]!);
  }
  return size;
}
