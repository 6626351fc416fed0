/** Entry point of the preview's threads: it paints or draws one picture after another. */
import { askAcross, type OnLine } from "./ask-across.js";
import type { DrawTask } from "./draw-task.js";
import type { Drawn } from "./drawn-file.js";
import { type Painted, type PaintTask, paintPicture } from "./paint-picture.js";
import { performDrawing } from "./perform-drawing.js";

/** Paints a download. */
export async function paint({ task, line }: OnLine<PaintTask>): Promise<Painted> {
  return await paintPicture(task, askAcross(line));
}

/** Draws a picture for the page. */
export async function draw({ task, line }: OnLine<DrawTask>): Promise<Drawn> {
  return await performDrawing(task, askAcross(line));
}
