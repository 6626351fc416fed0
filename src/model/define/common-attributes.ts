/** The attributes and modifiers that every element accepts (language.md 2.1, 2.7). */
import { choice, text } from "./attributes.js";
import type { AttributeMap, AttributeValues, CommonModifier } from "./component.js";
import { booleanOr, length, margin, measure, number, spacing } from "./measures.js";
import { ratio } from "./ratio.js";
import { color } from "./references.js";

const lengthWords = ["full", "auto", "screen", "fit"] as const;

/** Words for a background: levels of emphasis, and tints for a status. */
export const backgroundWords = [
  "muted",
  "primary",
  "secondary",
  "accent",
  "info",
  "success",
  "warning",
  "danger",
] as const;

/** Attributes of every element: name, spacing, size, flex, position, surface. */
export const commonAttributes = {
  id: text("Name that other elements use to refer to this one", { semantic: true }),
  p: spacing("Padding on all sides"),
  px: spacing("Padding on the left and right"),
  py: spacing("Padding at the top and bottom"),
  pt: spacing("Padding at the top"),
  pr: spacing("Padding on the right"),
  pb: spacing("Padding at the bottom"),
  pl: spacing("Padding on the left"),
  m: margin("Margin on all sides"),
  mx: margin("Margin on the left and right"),
  my: margin("Margin at the top and bottom"),
  mt: margin("Margin at the top"),
  mr: margin("Margin on the right"),
  mb: margin("Margin at the bottom"),
  ml: margin("Margin on the left"),
  gap: spacing("Space between children"),
  w: length(lengthWords, "Width"),
  h: length(lengthWords, "Height"),
  minW: length(lengthWords, "Minimum width"),
  maxW: length(lengthWords, "Maximum width"),
  minH: length(lengthWords, "Minimum height"),
  maxH: length(lengthWords, "Maximum height"),
  ratio: ratio('Width to height, such as `"16:9"`, if no height is given'),
  flex: booleanOr(number({ min: 0 }, ""), "Share of the remaining space"),
  direction: choice(
    ["row", "column", "row-reverse", "column-reverse"],
    "Direction in which the children are laid out",
  ),
  justify: choice(
    ["start", "center", "end", "between", "around", "evenly"],
    "Distribution of the children along that direction",
  ),
  align: choice(
    ["start", "center", "end", "stretch", "baseline"],
    "Alignment of the children across that direction",
    { synonyms: { top: "start", bottom: "end" } },
  ),
  wrap: booleanOr(choice(["nowrap"], ""), "Whether children wrap onto a new line"),
  span: number(
    { min: 1, max: 12, integer: true },
    "Number of columns to take: of the 12 in a row, or of the grid",
    { onlyIn: ["row", "grid"] },
  ),
  order: number({ integer: true }, "Position among its siblings"),
  x: measure([], "px", "Distance from the left edge of the parent"),
  y: measure([], "px", "Distance from the top edge of the parent"),
  bg: color(backgroundWords, "Background color"),
  border: booleanOr(color([], ""), "Border, or its color"),
} satisfies AttributeMap;

/** Aliases of attributes: long names for spacing and size (language.md 1.2), and a short one. */
export const longNames: Readonly<Record<string, string>> = {
  padding: "p",
  margin: "m",
  width: "w",
  height: "h",
  minWidth: "minW",
  maxWidth: "maxW",
  minHeight: "minH",
  maxHeight: "maxH",
  aria: "aria-label",
};

/** Typed values of the common attributes. */
export type CommonValues = Partial<AttributeValues<typeof commonAttributes>>;

/** Modifiers of containers. */
export const containerModifiers: Readonly<Record<string, string>> = {
  centered: "Children are centered both ways",
  center: "The same as `centered`",
  rounded: "Rounded corners",
};

/** Modifiers that every element accepts. */
export const commonModifiers: Readonly<Record<CommonModifier, string>> = {
  wrap: "Children wrap onto a new line",
  flex: "Fills the remaining space",
  scroll: "Clips its content and shows a scroll bar",
  fullWidth: "As wide as its parent",
  hidden: "Not drawn",
  "hidden-sm": "Not drawn on boards narrower than 768 px",
  "hidden-md": "Not drawn on boards from 768 to 1199 px wide",
  "hidden-lg": "Not drawn on boards from 1200 px wide",
  "only-sm": "Drawn only on boards narrower than 768 px",
  "only-md": "Drawn only on boards from 768 to 1199 px wide",
  "only-lg": "Drawn only on boards from 1200 px wide",
};
