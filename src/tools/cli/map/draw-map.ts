/** Draws the graph of pages as a picture in any format. */
import { defaultTheme } from "../../../base/theme/theme.js";
import { documentOf } from "../../../document-of.js";
import { defaultPadding } from "../../../drawing/paint/place-canvas.js";
import { documentDrawable } from "../../../output/formats/document-drawable.js";
import { formatOfFile, formats } from "../../../output/formats/format-list.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";
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
  const read = documentOf(mapSource(graph));
  const excess = read.diagnostics.find(({ severity }) => severity === "error");
  if (excess) {
    throw new UsageError(
      `${target}: a picture of so many pages is too large: ${excess.message}; map fewer files at a time`,
    );
  }
  const drawable = documentDrawable(read, { padding });
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
