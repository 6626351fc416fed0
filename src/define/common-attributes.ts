/** The attributes and bare words that every element takes (language.md 2.1, 2.7). */
import { choice, text } from "./attributes.js";
import type { AttributeMap, AttributeValues, CommonModifier } from "./component.js";
import { flagOr, margin, measure, number, spacing } from "./measures.js";
import { color } from "./references.js";

const lengthWords = ["full", "auto", "screen", "fit"] as const;

/** Attributes of every element: name, spacing, size, flex, position, surface. */
export const commonAttributes = {
  id: text("Name by which other elements refer to this one", { semantic: true }),
  p: spacing("Padding on all edges"),
  px: spacing("Padding left and right"),
  py: spacing("Padding above and below"),
  pt: spacing("Padding above"),
  pr: spacing("Padding at the right"),
  pb: spacing("Padding below"),
  pl: spacing("Padding at the left"),
  m: margin("Margin on all edges"),
  mx: margin("Margin left and right"),
  my: margin("Margin above and below"),
  mt: margin("Margin above"),
  mr: margin("Margin at the right"),
  mb: margin("Margin below"),
  ml: margin("Margin at the left"),
  gap: spacing("Distance between children"),
  w: measure(lengthWords, "px", "Width"),
  h: measure(lengthWords, "px", "Height"),
  minW: measure(lengthWords, "px", "Smallest width"),
  maxW: measure(lengthWords, "px", "Largest width"),
  minH: measure(lengthWords, "px", "Smallest height"),
  maxH: measure(lengthWords, "px", "Largest height"),
  flex: flagOr(number({ min: 0 }, ""), "Share of the room that is left"),
  direction: choice(["row", "column", "row-reverse", "column-reverse"], "Axis of the children"),
  justify: choice(
    ["start", "center", "end", "between", "around", "evenly"],
    "Distribution of the children along the axis",
  ),
  align: choice(
    ["start", "center", "end", "stretch", "baseline"],
    "Placement of the children across the axis",
    { synonyms: { top: "start", bottom: "end" } },
  ),
  wrap: flagOr(choice(["nowrap"], ""), "Whether children go on in a new line"),
  span: number(
    { min: 1, max: 12, integer: true },
    "Columns of twelve, in a row; columns of a grid",
    { onlyIn: ["row", "grid"] },
  ),
  order: number({ integer: true }, "Place among the siblings"),
  x: measure([], "px", "Distance from the left edge of the parent"),
  y: measure([], "px", "Distance from the upper edge of the parent"),
  bg: color(["muted", "primary", "secondary"], "Background"),
  border: flagOr(color([], ""), "A line around it, or the colour of that line"),
} satisfies AttributeMap;

/** Long names that every element knows for its spacing and size (language.md 1.2). */
export const longNames: Readonly<Record<string, string>> = {
  padding: "p",
  margin: "m",
  width: "w",
  height: "h",
  minWidth: "minW",
  maxWidth: "maxW",
  minHeight: "minH",
  maxHeight: "maxH",
};

/** Typed values of the common attributes. */
export type CommonValues = Partial<AttributeValues<typeof commonAttributes>>;

/** Bare words that every element knows. */
export const commonModifiers: Readonly<Record<CommonModifier, string>> = {
  wrap: "Children go on in a new line",
  flex: "Takes the room that is left",
  scroll: "Cuts its content and shows a scroll bar",
  fullWidth: "As wide as its parent",
  hidden: "Is not drawn",
};
