/** The size that shadows add to pictures. */
import type { ShadowToken } from "../../../base/theme/tokens.js";

/** Bytes in an SVG, where a shadow is a few rectangles; in HTML, it is part of a rule. */
export const shadowBytes: Readonly<Record<ShadowToken, number>> = {
  sm: 500,
  md: 1_000,
  lg: 2_500,
  xl: 3_600,
};
