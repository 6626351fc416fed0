/** Finds the texts that are drawn in fonts of the user. */
import type { FaceUse } from "../../base/fonts/given-css.js";
import type { GivenFace } from "../../base/fonts/given-fonts.js";
import { faceRuns } from "./face-runs.js";
import type { CanvasFrame } from "./layout-canvas.js";
import { textsIn } from "./texts-in.js";
import { typefaceOf } from "./typeface.js";

/** The faces of the user that are needed, with their texts. */
export function givenTexts(canvas: CanvasFrame): Map<GivenFace, FaceUse> {
  const uses = new Map<
    GivenFace,
    { texts: Set<string>; weights: Set<number>; italic: Set<boolean> }
  >();
  const { fonts } = canvas;
  if (fonts === undefined) return uses;
  for (const { text, style } of textsIn(canvas)) {
    const { weight = 400, italic = false } = style;
    for (const run of faceRuns(text, typefaceOf(style, fonts))) {
      if (run.face === undefined) continue;
      let use = uses.get(run.face);
      if (use === undefined) {
        use = { texts: new Set(), weights: new Set(), italic: new Set() };
        uses.set(run.face, use);
      }
      use.texts.add(run.text);
      use.weights.add(weight);
      use.italic.add(italic);
    }
  }
  return uses;
}
