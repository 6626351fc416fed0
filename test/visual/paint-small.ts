/** Turns a source into the small PNG that is kept of it. */
import type { ThemeName } from "../../src/base/theme/theme.js";
import { renderSvg } from "../../src/compile.js";
import { paintPng } from "../../src/output/raster/paint-png.js";

/** Pixels that a kept picture has at most: a canvas of many boards in a row keeps them legible. */
const mostPixels = 170_000;

/** Paints a source, never larger than it is and never with more pixels than are kept. */
export async function paintSmall(source: string, theme: ThemeName): Promise<Uint8Array> {
  const picture = renderSvg(source, { theme });
  const scale = Math.sqrt(mostPixels / (picture.width * picture.height));
  const { data } = await paintPng(picture, Math.min(1, scale));
  return data;
}
