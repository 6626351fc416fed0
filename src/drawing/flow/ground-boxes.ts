/** Turns the settings of a canvas into boxes around its boards: dots or a grid, bands of lanes, a title. */
import type { Box, Shape } from "../../model/box/box.js";
import { column, edges, shape, text, token } from "../../model/box/build.js";
import { boardTitleHeight } from "../../model/box/canvas.js";

/** px between dots, and between the lines of a grid. */
const mesh = 24;
/** Maximum number of lines in each direction; a larger canvas gets a wider mesh. */
const mostLines = 300;

/** Dots or lines over an area. */
export function groundBox(kind: "dots" | "grid", width: number, height: number): Box {
  const distance = mesh * Math.max(1, Math.ceil(Math.max(width, height) / mesh / mostLines));
  const shapes: Shape[] = [];
  const color = token("line");
  const dotted = { color, width: 2.5, dash: [0.01, distance - 0.01], cap: "round" } as const;
  const thin = { color, width: 1 };
  for (let y = distance / 2; y < height; y += distance) {
    const stroke = kind === "dots" ? dotted : thin;
    const x1 = kind === "dots" ? distance / 2 : 0;
    shapes.push({ figure: "line", x1, y1: y, x2: width, y2: y, stroke });
  }
  for (let x = distance / 2; kind === "grid" && x < width; x += distance) {
    shapes.push({ figure: "line", x1: x, y1: 0, x2: x, y2: height, stroke: thin });
  }
  return shape({ width, height }, shapes);
}

/** Height in px of the title of a canvas, including the space below it. */
export const canvasTitleHeight = 48;

/** The title of a canvas. */
export function canvasTitle(title: string): Box {
  return text(
    title,
    { size: 24, weight: 600, lineHeight: 32 / 24, color: token("ink"), wrapping: "ellipsis" },
    { style: { maxWidth: { percent: 100 } } },
  );
}

/** px around the boards of a lane: at the sides, below, and above them including the title of the lane. */
export const laneMargin = { side: 24, top: 40, bottom: 24 };

/** The band of a lane: a line, because a fill would make boards look sunken in the dark theme. */
export function laneBand(width: number, height: number): Box {
  return column({ width, height, border: edges(1) }, [], {
    paint: { borderColor: token("line"), radius: 12 },
    decorative: true,
  });
}

/** The title of a lane. */
export function laneTitle(title: string): Box {
  return text(
    title,
    { size: 14, weight: 700, lineHeight: 24 / 14, color: token("ink"), wrapping: "nowrap" },
    { style: { alignSelf: "start", height: boardTitleHeight } },
  );
}
