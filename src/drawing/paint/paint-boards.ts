/** Turns boards into shapes: the title above each, its frames, the panels around it. */
import type { ThemeName } from "../../base/theme/theme.js";
import { themes as presetThemes } from "../../base/theme/themes.js";
import type { Theme, Themes } from "../../base/theme/tokens.js";
import { boardTitleHeight } from "../../model/box/canvas.js";
import type { Frame } from "../layout/frame.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";
import { type Ink, inkOf } from "./ink.js";
import { gridInk, gridPath } from "./looks/grid-shapes.js";
import { inLook } from "./looks/in-look.js";
import { paintMeasures } from "./looks/measures.js";
import { paintFrames } from "./paint-order.js";
import { BoxPainter } from "./painter.js";
import type { Shapes } from "./shapes.js";

/**
 * Paints all boards of a canvas.
 *
 * @param isJoined whether the shapes must be the same in all themes except for their colors
 */
export function paintBoards(
  canvas: CanvasFrame,
  theme: ThemeName,
  shapes: Shapes,
  isJoined = false,
): void {
  const themes: Themes = canvas.themes ?? presetThemes;
  const place = (frame: Frame, x: number, y: number, own: Themes): void => {
    const drawn = inLook(own[theme].look, shapes, frame);
    const painter = new BoxPainter(drawn, own, isJoined);
    shapes.place(x, y, () => paintFrames(frame, theme, painter));
  };
  for (const { x, y, frame } of canvas.under ?? []) place(frame, x, y, themes);
  for (const board of canvas.boards) {
    const { x, y, frame, title, asides } = board;
    if (title !== undefined) place(title, x, y - boardTitleHeight, themes);
    place(frame, x, y, frame.box.themes ?? themes);
    // They are on the ground around the board.
    if (themes[theme].look?.sheet === "grid") paintMeasures(board, themes[theme], shapes);
    for (const aside of asides) place(aside.frame, aside.x, aside.y, themes);
  }
  for (const { x, y, frame } of canvas.over ?? []) place(frame, x, y, themes);
}

/** Paints the background of a whole picture. */
export function paintSheet(
  { themes = presetThemes }: CanvasFrame,
  theme: ThemeName,
  size: { width: number; height: number },
  shapes: Shapes,
): void {
  const own: Theme = themes[theme];
  if (own.look?.sheet !== "grid") return;
  shapes.path(gridPath({ x: 0, y: 0, ...size }), undefined, { ink: gridInk(own), width: 1 });
}

/** The color around the boards of a canvas. */
export function groundOf({ themes = presetThemes }: CanvasFrame, theme: ThemeName): Ink {
  return inkOf({ token: "canvas" }, themes[theme]);
}
