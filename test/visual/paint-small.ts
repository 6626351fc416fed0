/** Paints the small PNG that is kept of a source. */
import type { ThemeName } from "../../src/base/theme/theme.js";
import { renderSvg } from "../../src/compile.js";
import { paintPng } from "../../src/output/raster/paint-png.js";

/** Maximum number of pixels of a kept picture, which keeps canvases with many boards in a row legible. */
const mostPixels = 170_000;

/** Paints a source, never larger than its real size and never with more pixels than allowed. */
export async function paintSmall(source: string, theme: ThemeName): Promise<Uint8Array> {
  const picture = renderSvg(source, { theme });
  const scale = Math.sqrt(mostPixels / (picture.width * picture.height));
  const { data } = await paintPng(picture, Math.min(1, scale));
  return data;
}
