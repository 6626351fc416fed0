/** Turns a canvas of frames into an SVG 1.1 picture without scripts, foreign objects or references. */

import { boardTitleHeight } from "../box/canvas.js";
import type { Frame } from "../layout/frame.js";
import type { BoardFrame, CanvasFrame } from "../layout/layout-canvas.js";
import { paintFrames } from "../layout/paint-order.js";
import { xmlElement } from "../markup/element.js";
import { escapeText } from "../markup/escape.js";
import type { Theme } from "../theme/tokens.js";
import { Definitions } from "./definitions.js";
import { rounded } from "./number.js";
import { SvgPainter } from "./painter.js";
import { snapped } from "./snap.js";

/** Settings of a picture; lengths in px. */
export interface SvgOptions {
  theme: Theme["name"];
  /** Width of the picture; without it that of the boards, or 1200 when one has none of its own. */
  width?: number;
  /** Room around the boards. */
  padding: number;
  /** Ground under the boards; that of the theme unless it is false. */
  ground?: boolean;
}

/** A picture with its size in px. */
export interface SvgPicture {
  svg: string;
  width: number;
  height: number;
}

/** Width in px of a picture whose boards have none of their own. */
export const defaultWidth = 1200;

const fontRules =
  "font-kerning:none;font-variant-ligatures:none;font-feature-settings:'kern' 0,'liga' 0,'calt' 0";

/** Paints all boards, centred in the width and scaled down, never up, to what it leaves. */
export function paintSvg(canvas: CanvasFrame, options: SvgOptions): SvgPicture {
  const { padding } = options;
  const isNatural = !canvas.isFluid && canvas.boards.length > 0;
  const width = options.width ?? (isNatural ? canvas.width + 2 * padding : defaultWidth);
  const room = width - 2 * padding;
  const scale = canvas.width > room ? room / canvas.width : 1;
  // Whole px: of a picture that ends within a pixel, that pixel would be half transparent.
  const height = Math.max(1, Math.ceil(rounded(2 * padding + canvas.height * scale)));
  const left = padding + Math.floor((room - canvas.width * scale) / 2) - canvas.x * scale;
  const top = padding - canvas.y * scale;
  const definitions = new Definitions();
  const painter = new SvgPainter(definitions);
  const boards = canvas.boards.map((board) => paintBoard(board, painter, options.theme));
  const size = { width: rounded(width), height };
  const content =
    xmlElement("title", {}, escapeText(titleOf(canvas))) +
    xmlElement("desc", {}, escapeText(descriptionOf(canvas))) +
    definitions.toMarkup() +
    (options.ground === false ? "" : painter.ground(options.theme, size.width, height)) +
    xmlElement("g", { transform: placement(left, top, scale) }, boards.join(""));
  const svg = xmlElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      ...size,
      viewBox: `0 0 ${size.width} ${height}`,
      role: "img",
      "font-family": "Inter, system-ui, sans-serif",
      style: fontRules,
    },
    content,
  );
  return { svg: `${svg}\n`, width: size.width, height };
}

function paintBoard(board: BoardFrame, painter: SvgPainter, theme: Theme["name"]): string {
  const { x, y, frame, title, asides } = board;
  return (
    (title === undefined ? "" : placed(title, x, y - boardTitleHeight, painter, theme)) +
    placed(frame, x, y, painter, theme) +
    asides.map((aside) => placed(aside.frame, aside.x, aside.y, painter, theme)).join("")
  );
}

function placed(frame: Frame, x: number, y: number, painter: SvgPainter, theme: Theme["name"]) {
  painter.start();
  paintFrames(snapped(frame), theme, painter);
  const figures = painter.finish();
  if (x === 0 && y === 0) return figures;
  return xmlElement("g", { transform: placement(x, y, 1) }, figures);
}

function placement(x: number, y: number, scale: number): string {
  const move = `translate(${rounded(x)} ${rounded(y)})`;
  return scale === 1 ? move : `${move} scale(${Math.round(scale * 1e6) / 1e6})`;
}

function titleOf({ boards }: CanvasFrame): string {
  const titles = boards.map(({ board }) => board.title).filter((title) => title !== "");
  return titles.length > 0 ? titles.join(", ") : "Wireframe";
}

function descriptionOf({ boards }: CanvasFrame): string {
  if (boards.length === 0) return "An empty wireframe";
  const sizes = boards.map(({ frame }) => `${rounded(frame.width)} × ${rounded(frame.height)} px`);
  const count = boards.length === 1 ? "one board" : `${boards.length} boards`;
  return `Wireframe of ${count}: ${sizes.join(", ")}`;
}
