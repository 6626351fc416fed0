/** Draws a sample screen in all looks, in any format. */
import type { GivenTokens } from "../../../base/theme/given-tokens.js";
import { lookNames } from "../../../base/theme/look.js";
import { defaultTheme } from "../../../base/theme/theme.js";
import { documentOf } from "../../../document-of.js";
import { defaultPadding } from "../../../drawing/paint/place-canvas.js";
import { documentDrawable } from "../../../output/formats/document-drawable.js";
import type { Drawing } from "../../../output/formats/format.js";
import { type FormatName, formats } from "../../../output/formats/format-list.js";
import { sampleSource } from "./sample-source.js";

/** Draws the sheet, with the design tokens of a brand if they are given. */
export async function drawSample(
  format: FormatName,
  tokens: GivenTokens | undefined,
): Promise<Drawing> {
  const padding = defaultPadding;
  const given = tokens ? { tokens } : {};
  const drawable = documentDrawable(documentOf(sampleSource(lookNames), given), {
    padding,
    ...given,
  });
  return await formats[format].draw(drawable, {
    theme: defaultTheme,
    padding,
    scale: 2,
    prototype: false,
  });
}
