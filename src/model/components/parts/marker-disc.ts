/** Draws the numbered disc of markers and annotations. */
import { inkOn } from "../../../base/theme/contrast.js";
import type { StackBox } from "../../box/box.js";
import { column, text, token } from "../../box/build.js";
import { type Hue, hueTokens } from "./hues.js";

/** A disc of 20 px with a number. */
export function markerDisc(number: number, color = "blue"): StackBox {
  const hue = hueTokens[color as Hue] as (typeof hueTokens)[Hue] | undefined;
  const ground = hue ? token(`marker${hue}`) : { hex: color };
  const ink = hue ? token(`onMarker${hue}`) : { hex: inkOn(color) };
  const digits = String(number);
  return column(
    { minWidth: 20, height: 20, shrink: 0, align: "center", justify: "center" },
    [
      text(digits, {
        size: digits.length > 2 ? 9 : 11,
        weight: 600,
        lineHeight: 1,
        color: ink,
        wrapping: "nowrap",
      }),
    ],
    { name: `Annotation ${digits}`, role: "img", paint: { background: ground, radius: "pill" } },
  );
}
