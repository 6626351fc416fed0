/** Attributes and styles that all kinds of running text share. */
import type { TextStyle } from "../../box/style.js";
import { boolean, choice } from "../../define/attributes.js";
import type { AttributeMap, AttributeValues, LowerContext } from "../../define/component.js";
import { color } from "../../define/references.js";
import { colorWords, textColor } from "./palette.js";

/** Formatting attributes of a text. */
export const textAttributes = {
  weight: choice(["normal", "medium", "semibold", "bold"], "Font weight"),
  muted: boolean("Draws it in gray"),
  bold: boolean("Sets the text in bold"),
  italic: boolean("Sets the text in italics"),
  underline: boolean("Underlines the text"),
  strike: boolean("Strikes the text through"),
  mono: boolean("Sets letters and figures of one width; these have no italics"),
  align: choice(["left", "center", "right", "justify"], "Alignment of the text"),
  color: color(colorWords, "Text color"),
} satisfies AttributeMap;

type TextValues = Partial<AttributeValues<typeof textAttributes>>;

const weights = { normal: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** The style of a text; `weight` is the default. */
export function textStyleOf(
  values: TextValues,
  size: number,
  weight: NonNullable<TextStyle["weight"]>,
  cx: LowerContext,
): TextStyle {
  const { mono, underline, strike } = values;
  const italic = values.italic && !mono;
  const given = values.bold ? 700 : values.weight === undefined ? weight : weights[values.weight];
  const style: TextStyle = {
    size,
    // There are italics in two weights only.
    weight: italic ? (given >= 600 ? 600 : 400) : given,
    color: values.color !== undefined ? textColor(values.color) : values.muted ? cx.muted : cx.ink,
  };
  if (mono) style.mono = true;
  if (italic) style.italic = true;
  if (underline) style.underline = true;
  if (strike) style.strike = true;
  // Without `align`, text starts at the side where its script does.
  if (values.align !== undefined) style.align = values.align;
  else if (cx.textAlign !== "left") style.align = cx.textAlign;
  return style;
}
