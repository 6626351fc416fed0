/** Decides how a label fits a narrow box: padding gives way before letters do. */
import type { TextStyle } from "../../box/style.js";
import type { LowerContext, LoweredElement } from "../../define/component.js";

/** Labels of at most this many letters are never cut: what is left of them would say nothing. */
const fewLetters = 3;

/** px between a label and the edges of a box whose width others decide. */
const leastPadding = 6;

/** The same for a label that is short. */
const leastOfShort = 2;

/** Whether a label is so short that it is never cut. */
export function isShort(label: string): boolean {
  return label.length > 0 && [...label].length <= fewLetters;
}

/** The wrapping of a label on one line. */
export function wrappingOf(label: string): NonNullable<TextStyle["wrapping"]> {
  return isShort(label) ? "nowrap" : "ellipsis";
}

/**
 * px at the sides of a label. A box whose width is given, shared or that of its cell centers its
 * label in that width, and needs little of its own.
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
