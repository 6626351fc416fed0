/** Decides how a label fits into a narrow box: first, its padding shrinks. */
import type { TextStyle } from "../../box/style.js";
import type { LowerContext, LoweredElement } from "../../define/component.js";

/** Labels of at most this many letters are never cut: the rest would be meaningless. */
const fewLetters = 3;

/** Minimum padding in px in a box whose width does not depend on the label. */
const leastPadding = 6;

/** The same for a short label. */
const leastOfShort = 2;

/** Whether a label is so short that it must not be cut. */
export function isShort(label: string): boolean {
  return label.length > 0 && [...label].length <= fewLetters;
}

/** The wrapping of a label on one line. */
export function wrappingOf(label: string): NonNullable<TextStyle["wrapping"]> {
  return isShort(label) ? "nowrap" : "ellipsis";
}

/**
 * Horizontal padding in px. A box with a given or shared width, or that of its cell, centers its label and needs little
 * padding.
 */
export function sidePadding(
  padding: number,
  { label, node, has }: Pick<LoweredElement, "label" | "node" | "has">,
  { axis }: Pick<LowerContext, "axis">,
): number {
  const { w, flex } = node.attributes ?? {};
  const isGiven = w !== undefined && w !== "fit" && w !== "auto";
  const isShared = axis === "row" && (flex !== undefined || has("flex"));
  if (!isGiven && !isShared && axis !== "grid" && !has("fullWidth")) return padding;
  return Math.min(padding, isShort(label) ? leastOfShort : leastPadding);
}
