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

/** What distinguishes one control from another. */
export interface FieldParts {
  control: FieldBox["control"] | "file";
  label: string;
  shown: string;
  isPlaceholder: boolean;
  /** Lines of text; 1. */
  lines?: number;
  /** Whether its height is given, so that its lines are as many as fit. */
  isSized?: boolean;
  /** Drawn inside at the left instead of an icon: 16 px wide. */
  lead?: Box | undefined;
  /** Drawn inside at the right, side by side: 16 px wide each. */
  glyphs?: readonly Box[];
  /** Texts in filled cells before and after the value. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** What was entered before, as chips. */
  chips?: readonly Value[] | undefined;
  /** What is open below it. */
  panel?: FieldPanel | undefined;
  /** Draws another control in place of the field; it is given what the native one says. */
  instead?: ((attributes: HtmlAttributes) => Box) | undefined;
  options?: readonly string[];
  pill?: boolean;
  /** The width that the source gives it. */
  width?: Value | undefined;
  /** px that its type needs in a row, if more than others. */
  leastWidth?: number | undefined;
  /** px that it takes where nothing else says how wide it is. */
  naturalWidth: number;
  isReadOnly?: boolean | undefined;
  /** Whether its letters are of one width. */
  mono?: boolean | undefined;
  attributes: FieldBox["attributes"];
}

/** What a field has opened. */
export interface FieldPanel {
  box: Box;
  /** px of its height. */
  height: number;
  /** Whether it moves what follows instead of lying over it. */
  isInline: boolean;
}

/** The ids that the parts of a field use to refer to one another. */
export interface FieldIds {
  id: string;
  messageId: string | undefined;
}
