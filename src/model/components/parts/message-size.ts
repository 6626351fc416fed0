/** Derives the sizes of text, icons and distances of alerts and toasts from their font size. */
import { TEXT_SIZES } from "../../../base/theme/tokens.js";
import type { AttributeValues, LowerContext } from "../../define/component.js";
import { size } from "../../define/measures.js";
import { sizeOf, textSizeWords } from "./sizes.js";

/** The attribute that sets the font size. */
export const messageSize = size(textSizeWords, "Font size", { default: "sm" });

type Given = AttributeValues<{ size: typeof messageSize }>["size"] | undefined;

/** Metrics of a message in px. */
export interface MessageMetrics {
  font: number;
  icon: number;
  /** Distance from the top of the first line to the icon in its middle. */
  iconTop: number;
  /** The factor by which it is enlarged, including its distances. */
  factor: number;
}

/** The metrics of a message with a font size. */
export function messageMetrics(given: Given, cx: LowerContext): MessageMetrics {
  const font = sizeOf(given, TEXT_SIZES, TEXT_SIZES.sm, cx);
  const icon = Math.round((font * 8) / 7);
  return { font, icon, iconTop: (font * 1.5 - icon) / 2, factor: font / TEXT_SIZES.sm };
}
