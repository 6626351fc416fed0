/** Derives an outline for handwritten text from its weight, since its font has only one. */
import type { TextStyle } from "./style.js";

/** Whether texts with a style are handwritten. */
export function isHand({ hand, mono, family }: TextStyle): boolean {
  return hand === true && mono !== true && family === undefined;
}

/** Width in px of the outline around letters, which does not affect layout; 0 for none. */
export function handStroke({ weight = 400, size }: TextStyle): number {
  if (weight < 500) return 0;
  return Math.round(size * (weight < 600 ? 0.02 : 0.04) * 100) / 100;
}
