/** Defines the look of buttons: metrics by size, and colors by modifiers. */
import { inkOn } from "../../../base/theme/contrast.js";
import { token } from "../../box/build.js";
import type { Color } from "../../box/style.js";
import type { Measure } from "../../define/attributes.js";
import type { LowerContext } from "../../define/component.js";
import type { SizeWord } from "./sizes.js";

/** Padding, font size and size of the icon. */
export interface ButtonMetrics {
  padding: readonly [vertical: number, horizontal: number];
  font: number;
  icon: number;
}

/** The metrics of each size; a button is as high as a field of the same size. */
export const buttonMetrics: Readonly<Record<SizeWord, ButtonMetrics>> = {
  xs: { padding: [4, 8], font: 12, icon: 12 },
  sm: { padding: [5.25, 12], font: 13, icon: 14 },
  md: { padding: [7.5, 16], font: 14, icon: 16 },
  lg: { padding: [9, 20], font: 16, icon: 20 },
  xl: { padding: [10.5, 24], font: 18, icon: 24 },
};

/** The metrics of a size, in the density of the design. */
export function metricsOf(given: Measure<SizeWord> | undefined, cx: LowerContext): ButtonMetrics {
  const preset = presetOf(given, cx);
  const [vertical, horizontal] = preset.padding;
  return { ...preset, padding: [cx.dense(vertical), cx.dense(horizontal)] };
}

function presetOf(given: Measure<SizeWord> | undefined, cx: LowerContext): ButtonMetrics {
  if (given === undefined) return buttonMetrics.md;
  if (typeof given === "string") return buttonMetrics[given];
  const font = cx.length(given);
  return font > 0 ? { ...buttonMetrics.md, font, icon: Math.round(font * 1.15) } : buttonMetrics.md;
}

/** Colors of a button; background and border are optional. */
export interface ButtonColors {
  color: Color;
  background?: Color;
  line?: Color;
}

/** Modifiers that set the colors. */
export type ButtonLook = Partial<
  Record<"primary" | "secondary" | "outline" | "ghost" | "danger" | "link", boolean | undefined>
>;

/** The colors of a look. Words combine: `primary danger` is filled with red, `outline danger` has a red line. */
export function buttonColors(
  look: ButtonLook,
  cx: Pick<LowerContext, "painted" | "ink">,
): ButtonColors {
  const color = look.danger && !cx.painted ? token("dangerText") : cx.ink;
  if (look.link || look.ghost) return { color };
  const line = look.danger ? token("dangerLine") : token("lineStrong");
  if (cx.painted) return { color, ...(look.outline && { line }) };
  if (look.outline) return { color, line };
  if (look.primary) {
    return look.danger ? { color: token("paper"), background: token("dangerText") } : accentOn(cx);
  }
  const onPaper = look.danger ? color : token("ink");
  if (look.danger && !look.secondary) {
    return { color, background: token("dangerFill"), line };
  }
  if (look.secondary) return { color: onPaper, background: token("fillStrong") };
  return { color: onPaper, background: token("paper"), line };
}

/** On a colored background, the main action is filled with the text color of that background. */
function accentOn({ ink }: Pick<LowerContext, "ink">): ButtonColors {
  if ("hex" in ink) return { color: { hex: inkOn(ink.hex) }, background: ink };
  return ink.token === "onAccent"
    ? { color: token("accent"), background: ink }
    : { color: token("onAccent"), background: token("accent") };
}
