/** Derives the height of bars that replace text from the weight of the letters. */
import type { TextStyle } from "./style.js";

/** The share for letters from semibold up, as in titles and selected items. */
export const heavyShare = 0.65;

/** The share of the letters' height that bars take, from 0 to 1. */
export function barShare({ weight = 400 }: Pick<TextStyle, "weight">): number {
  return weight >= 600 ? heavyShare : 0.4;
}
