/** Draws a fine grid over the background of a board. */
import type { Theme } from "../../../base/theme/tokens.js";
import type { Frame } from "../../layout/frame.js";
import { type Ink, inkOf } from "../ink.js";
import type { Outline } from "../outline.js";
import type { Line, Shapes } from "../shapes.js";
import { PassingShapes } from "./passing-shapes.js";

/** Distance between two lines in px. */
const distance = 20;

/** Maximum number of lines in a grid; a larger grid has a wider mesh. */
const mostLines = 400;

/** A receiver that gets a grid after the background of the board. */
export function onGrid(into: Shapes, board: Frame): Shapes {
  return new GridShapes(into, board);
}

class GridShapes extends PassingShapes {
  readonly #board: Frame;
  /** The ink of the grid, until the background of the board has been drawn. */
  #ink: Ink | undefined;

  constructor(into: Shapes, board: Frame) {
    super(into);
    this.#board = board;
  }

  at(frame: Frame, theme: Theme): void {
    this.#ink = frame === this.#board ? gridInk(theme) : undefined;
  }

  override rect(outline: Outline, fill: Ink | undefined, line?: Line, isSharp?: boolean): void {
    super.rect(outline, fill, line, isSharp);
    if (this.#ink === undefined || fill === undefined) return;
    this.into.path(gridPath(outline), undefined, { ink: this.#ink, width: 1 });
    this.#ink = undefined;
  }
}

/** The ink of barely visible lines. */
export function gridInk(theme: Theme): Ink {
  return { ...inkOf({ token: "ink" }, theme), opacity: 0.07 };
}

/** The lines within an outline, as a path. */
export function gridPath({ x, y, width, height }: Omit<Outline, "radius">): string {
  const mesh = distance * Math.max(1, Math.ceil((width + height) / distance / mostLines));
  let d = "";
  for (let at = mesh; at < width; at += mesh) d += `M${x + at} ${y}v${height}`;
  for (let at = mesh; at < height; at += mesh) d += `M${x} ${y + at}h${width}`;
  return d;
}
