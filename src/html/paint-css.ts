/** Turns the paint of a box and the style of its text into CSS declarations. */
import type { Box } from "../box/box.js";
import { defaultLineHeight, relativeLineHeight } from "../box/geometry.js";
import type { TextStyle } from "../box/style.js";
import type { ThemeChoice } from "../theme/theme.js";
import { type Colors, px } from "./css-value.js";
import type { Declare } from "./layout-css.js";

/** Declares background, border, corners, shadow and opacity. */
export function declarePaint(box: Box, theme: ThemeChoice, colors: Colors, declare: Declare): void {
  const { paint } = box;
  if (box.style.border !== undefined && paint?.borderColor !== undefined) {
    declare("border-style", paint.borderStyle ?? "solid");
    declare("border-color", colors.css(paint.borderColor));
  } else if (box.style.border !== undefined) {
    // The line takes its room and stays unseen.
    declare("border-style", "solid");
    declare("border-color", "transparent");
  }
  if (paint === undefined) return;
  if (paint.background !== undefined) declare("background-color", colors.css(paint.background));
  if (paint.hatch !== undefined) {
    const color = colors.css(paint.hatch);
    const lines = `repeating-linear-gradient(-45deg,${color} 0 1px,transparent 1px 8px)`;
    declare("background-image", lines);
  }
  const { radius } = paint;
  if (radius === "pill") declare("border-radius", "9999px");
  else if (radius !== undefined && radius !== 0) declare("border-radius", px(radius));
  if (paint.shadow !== undefined) declare("box-shadow", colors.shadow(paint.shadow, theme));
  if (paint.opacity !== undefined && paint.opacity < 1) declare("opacity", `${paint.opacity}`);
}

/** Declares font, color and wrapping; what every box inherits is left out. */
export function declareText(style: TextStyle, colors: Colors, declare: Declare): void {
  if (style.size !== 16) declare("font-size", px(style.size));
  const lineHeight = relativeLineHeight(style);
  if (lineHeight !== defaultLineHeight) declare("line-height", `${lineHeight}`);
  if (style.weight !== undefined && style.weight !== 400) declare("font-weight", `${style.weight}`);
  if (style.italic) declare("font-style", "italic");
  const { color, align } = style;
  if (color !== undefined && !("token" in color && color.token === "ink")) {
    declare("color", colors.css(color));
  }
  if (align !== undefined && align !== "left") declare("text-align", align);
  const decoration = [style.underline && "underline", style.strike && "line-through"];
  const lines = decoration.filter(Boolean).join(" ");
  if (lines !== "") declare("text-decoration", lines);
  if (style.uppercase) declare("text-transform", "uppercase");
  if (style.letterSpacing) declare("letter-spacing", px(style.letterSpacing));
  if (style.figures) declare("font-variant-numeric", "tabular-nums");
  if (style.wrapping === "nowrap" || style.wrapping === "ellipsis")
    declare("white-space", "nowrap");
  if (style.wrapping === "ellipsis") declare("text-overflow", "ellipsis");
  if (style.wrapping === "anywhere") declare("overflow-wrap", "anywhere");
}
