/** Says what the shadows of a theme add to the size of a picture. */
import type { ShadowToken } from "../../theme/tokens.js";

/** Bytes in an SVG, where a shadow is a few rectangles; in HTML it is part of a rule. */
export const shadowBytes: Readonly<Record<ShadowToken, number>> = {
  sm: 250,
  md: 500,
  lg: 1_000,
  xl: 2_200,
};
