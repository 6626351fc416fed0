/** Draws the graph of pages as a picture in any format. */
import { defaultTheme } from "../../../base/theme/theme.js";
import { documentOf } from "../../../document-of.js";
import { defaultPadding } from "../../../drawing/paint/place-canvas.js";
import { documentDrawable } from "../../../output/formats/document-drawable.js";
import { formatOfFile, formats } from "../../../output/formats/format-list.js";
import type { Io } from "../../../workspace/io.js";
import { explainRasterError } from "../pictures/explain-raster-error.js";
import { writePictures } from "../pictures/save-pictures.js";
import { tellWritten } from "../pictures/tell-written.js";
import { mapSource } from "./map-source.js";
import type { PageGraph } from "./page-graph.js";

/** Writes the picture to a file; its extension determines the format. */
export async function drawMap(
  graph: PageGraph,
  target: string,
  isQuiet: boolean,
  io: Io,
): Promise<void> {
  const padding = defaultPadding;
  const drawable = documentDrawable(documentOf(mapSource(graph)), { padding });
  const settings = { theme: defaultTheme, padding, scale: 2, prototype: false };
  try {
    const picture = await formats[formatOfFile(target)!].draw(drawable, settings);
    const pictures = [{ target, ...picture }];
    await writePictures(pictures, io);
    if (!isQuiet) await tellWritten(pictures, io);
  } catch (error) {
    throw explainRasterError(error);
  }
}
