/** The attributes of text controls, and the parts that they are drawn from. */
import type { Value } from "../../../language/ast/value.js";
import type { Box, FieldBox, HtmlAttributes } from "../../box/box.js";
import { boolean, text as textAttribute } from "../../define/attributes.js";
import type { AttributeMap, AttributeValues } from "../../define/component.js";
import { booleanOr, size } from "../../define/measures.js";
import { iconName } from "../../define/references.js";
import { saidAttributes } from "./interaction.js";
import { sizeWords } from "./sizes.js";

/** Attributes of input, textarea and select. */
export const fieldAttributes = {
  name: textAttribute("Name of the value when the form is submitted", { semantic: true }),
  ...saidAttributes,
  placeholder: textAttribute("Text shown while there is no value"),
  value: textAttribute("Value of the field"),
  required: boolean("Marks it as required, with an asterisk after the label"),
  disabled: boolean("Disables it and draws it faded"),
  error: booleanOr(textAttribute(""), "Error state, with an optional message below", {
    default: "false",
  }),
  hint: textAttribute("Help text below the field"),
  icon: iconName("Icon inside the field, on the left"),
  size: size(sizeWords, "Height and font size", { default: "md" }),
} satisfies AttributeMap;

/** Typed values of the field attributes. */
export type FieldValues = Partial<AttributeValues<typeof fieldAttributes>>;

/** The differences between text controls. */
export interface FieldParts {
  control: FieldBox["control"] | "file";
  label: string;
  shown: string;
  isPlaceholder: boolean;
  /** Number of lines of text; 1 by default. */
  lines?: number;
  /** Whether its height is given, so that it has as many lines as fit. */
  isSized?: boolean;
  /** Drawn at the left in place of an icon, 16 px wide. */
  lead?: Box | undefined;
  /** Drawn at the right, side by side, each 16 px wide. */
  glyphs?: readonly Box[];
  /** Texts in filled cells before and after the value. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Entered values, as chips. */
  chips?: readonly Value[] | undefined;
  /** The open panel below it. */
  panel?: FieldPanel | undefined;
  /** Draws another control in place of the field; receives the attributes of the native one. */
  instead?: ((attributes: HtmlAttributes) => Box) | undefined;
  options?: readonly string[];
  pill?: boolean;
  /** The width given in the source. */
  width?: Value | undefined;
  /** Minimum width in px in a row, if larger than that of other types. */
  leastWidth?: number | undefined;
  /** Natural width in px. */
  naturalWidth: number;
  isReadOnly?: boolean | undefined;
  /** Whether the font is monospaced. */
  mono?: boolean | undefined;
  attributes: FieldBox["attributes"];
}

/** The open panel of a field. */
export interface FieldPanel {
  box: Box;
  /** px of its height. */
  height: number;
  /** Whether it moves the following content instead of covering it. */
  isInline: boolean;
}

/** The ids with which the parts of a field refer to each other. */
export interface FieldIds {
  id: string;
  messageId: string | undefined;
}
