/** Converts the paint of a box and the style of its text to CSS declarations. */
import { familyList } from "../../base/fonts/family-list.js";
import type { ThemeChoice } from "../../base/theme/theme.js";
import { barShare } from "../../model/box/bar-share.js";
import type { Box } from "../../model/box/box.js";
import { defaultLineHeight, relativeLineHeight } from "../../model/box/geometry.js";
import { handStroke, isHand } from "../../model/box/hand-letters.js";
import { hatchings } from "../../model/box/hatching.js";
import type { TextStyle } from "../../model/box/style.js";
import { type Colors, px } from "./css-value.js";
import type { Declare } from "./layout-css.js";

/** Declares background, border, corners, shadow and opacity. */
export function declarePaint(box: Box, theme: ThemeChoice, colors: Colors, declare: Declare): void {
  const { paint } = box;
  if (box.style.border !== undefined && paint?.borderColor !== undefined) {
    declare("border-style", paint.borderStyle ?? "solid");
    declare("border-color", colors.css(paint.borderColor));
    if (paint.edgeColor !== undefined) declare("border-top-color", colors.css(paint.edgeColor));
  } else if (box.style.border !== undefined) {
    // The border takes space, but is invisible.
    declare("border-style", "solid");
    declare("border-color", "transparent");
  }
  if (paint === undefined) return;
  if (paint.background !== undefined) declare("background-color", colors.css(paint.background));
  if (paint.hatch !== undefined) {
    const color = colors.css(paint.hatch);
    const { angles, distance } = hatchings[paint.hatchForm ?? "wide"];
    const lines = angles.map(
      (angle) =>
        `repeating-linear-gradient(${angle - 90}deg,${color} 0 1px,transparent 1px ${px(distance)})`,
    );
    declare("background-image", lines.join(","));
  }
  const { radius, flatAbove, flatBelow } = paint;
  if (radius !== undefined && radius !== 0) {
    const corner = radius === "pill" ? "9999px" : px(radius);
    const isFlat = flatAbove || flatBelow;
    const bent = paint.byHand && radius !== "pill" && !isFlat && radius < 40;
    const [above, below] = [flatAbove ? "0" : corner, flatBelow ? "0" : corner];
    if (bent) declare("border-radius", `${bentCorners(radius)}`);
    else declare("border-radius", isFlat ? `${above} ${above} ${below} ${below}` : corner);
  }
  const shadow = paint.shadow && colors.shadow(paint.shadow, theme);
  if (paint.edge?.dash !== undefined) {
    const { color, width } = paint.edge;
    declare("outline", `${px(width)} dashed ${colors.css(color)}`);
    declare("outline-offset", px(-width));
    if (shadow) declare("box-shadow", shadow);
  } else if (paint.edge !== undefined) {
    const { color, width } = paint.edge;
    const line = `inset 0 0 0 ${px(width)} ${colors.css(color)}`;
    declare("box-shadow", shadow ? `${line},${shadow}` : line);
  } else if (shadow) declare("box-shadow", shadow);
  if (paint.opacity !== undefined && paint.opacity < 1) declare("opacity", `${paint.opacity}`);
}

/** The handwritten font has one weight: heavier text gets an outline, which does not affect layout. */
function declareHand(style: TextStyle, declare: Declare, withEmoji: boolean): void {
  declare("font-family", familyList("hand", undefined, undefined, withEmoji));
  const width = handStroke(style);
  if (width > 0) declare("-webkit-text-stroke", `${px(width)} currentcolor`);
}

/** Corners that differ as if drawn by hand. */
function bentCorners(radius: number): string {
  const corners = [0.4, 1.6, 0.6, 1.3].map((share) => px(Math.round(share * radius)));
  return `${corners.join(" ")}/${corners.toReversed().join(" ")}`;
}

/** Bars as wide as the words, which stay in the document for screen readers. */
function declareBars(style: TextStyle, declare: Declare): void {
  declare("-webkit-text-fill-color", "transparent");
  const ink = `color-mix(in srgb,currentcolor ${100 * barShare(style)}%,transparent)`;
  declare("text-decoration", `line-through 0.5em ${ink}`);
}

/** Declares font, color and wrapping, except for what every box inherits. */
export function declareText(
  style: TextStyle,
  colors: Colors,
  declare: Declare,
  withEmoji: boolean,
): void {
  if (style.size !== 16) declare("font-size", px(style.size));
  const lineHeight = relativeLineHeight(style);
  if (lineHeight !== defaultLineHeight) declare("line-height", `${lineHeight}`);
  const isByHand = isHand(style);
  if (style.weight !== undefined && style.weight !== 400 && !isByHand)
    declare("font-weight", `${style.weight}`);
  const families = familyList(style.mono ? "mono" : "text", undefined, undefined, withEmoji);
  if (style.family !== undefined) declare("font-family", `'${style.family}',${families}`);
  else if (isByHand) declareHand(style, declare, withEmoji);
  else if (style.mono || withEmoji) declare("font-family", families);
  if (style.italic && !style.mono && !isByHand) declare("font-style", "italic");
  const { color, align } = style;
  if (color !== undefined && !("token" in color && color.token === "ink")) {
    declare("color", colors.css(color));
  }
  if (align !== undefined && align !== "left") declare("text-align", align);
  const decoration = [style.underline && "underline", style.strike && "line-through"];
  const lines = decoration.filter(Boolean).join(" ");
  if (style.bars) declareBars(style, declare);
  else if (lines !== "") declare("text-decoration", lines);
  if (style.uppercase) declare("text-transform", "uppercase");
  if (style.letterSpacing) declare("letter-spacing", px(style.letterSpacing));
  if (style.figures) declare("font-variant-numeric", "tabular-nums");
  if (style.wrapping === "nowrap" || style.wrapping === "ellipsis")
    declare("white-space", "nowrap");
  if (style.wrapping === "ellipsis") declare("text-overflow", "ellipsis");
  if (style.lines !== undefined && style.wrapping !== "ellipsis" && style.wrapping !== "nowrap") {
    declare("display", "-webkit-box");
    declare("-webkit-box-orient", "vertical");
    declare("-webkit-line-clamp", `${style.lines}`);
  }
  if (style.wrapping === "anywhere") declare("overflow-wrap", "anywhere");
}
