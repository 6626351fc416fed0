/** Turns the weight of handwritten letters into the line around them: their font has one face. */
import type { TextStyle } from "./style.js";

/** Whether texts of a style are handwritten. */
export function isHand({ hand, mono, family }: TextStyle): boolean {
  return hand === true && mono !== true && family === undefined;
}

/** px of the line around letters, which takes no room; 0 for none. */
export function handStroke({ weight = 400, size }: TextStyle): number {
  if (weight < 500) return 0;
  return Math.round(size * (weight < 600 ? 0.02 : 0.04) * 100) / 100;
}
