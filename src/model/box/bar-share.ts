/** Turns how heavy letters are into how much of their ink is in the bars that stand for them. */
import type { TextStyle } from "./style.js";

/** Of letters from semibold up, such as those of titles and of what is chosen. */
export const heavyShare = 0.65;

/** A share from 0 to 1. */
export function barShare({ weight = 400 }: Pick<TextStyle, "weight">): number {
  return weight >= 600 ? heavyShare : 0.4;
}
