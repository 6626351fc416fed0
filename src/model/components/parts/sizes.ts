/** The size words of language.md 2.3 that several components share, in px. */
import type { Measure } from "../../define/attributes.js";
import type { LowerContext } from "../../define/component.js";

/** Words for the size of controls, icons, avatars. */
export const sizeWords = ["xs", "sm", "md", "lg", "xl"] as const;

/** One of the size words. */
export type SizeWord = (typeof sizeWords)[number];

/** Words for the size of text. */
export const textSizeWords = ["xs", "sm", "base", "md", "lg", "xl", "2xl", "3xl"] as const;

/** Width and height of an icon. */
export const iconSizes: Readonly<Record<SizeWord, number>> = {
  xs: 12,
  sm: 16,
  md: 20,
  lg: 24,
  xl: 32,
};

/** The value of a size: that of its word, or its own px; `preset` by default. */
export function sizeOf<W extends string>(
  size: Measure<W> | undefined,
  sizes: Readonly<Record<W, number>>,
  preset: number,
  cx: Pick<LowerContext, "length">,
): number {
  if (size === undefined) return preset;
  const px = typeof size === "string" ? sizes[size] : cx.length(size);
  return px > 0 ? px : preset;
}
