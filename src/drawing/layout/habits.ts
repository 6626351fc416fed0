/** Says what holds for the texts in a box and in all that is in it. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";

/** What does not follow from a text or its style. */
export interface Habits {
  /** Whether its texts are Chinese. */
  readonly isChinese: boolean;
  /** Whether it runs from right to left. */
  readonly isReversed: boolean;
  /** What measures the characters that our fonts lack. */
  readonly fonts?: GivenFonts | undefined;
}

/** What holds where nothing is said. */
export const plainHabits: Habits = { isChinese: false, isReversed: false };
