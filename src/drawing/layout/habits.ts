/** Properties of text that a box passes down to everything inside it. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";

/** Properties that neither a text nor its style sets. */
export interface Habits {
  /** Whether its texts are Chinese. */
  readonly isChinese: boolean;
  /** Whether it runs from right to left. */
  readonly isReversed: boolean;
  /** Fonts for characters missing in ours. */
  readonly fonts?: GivenFonts | undefined;
}

/** The defaults. */
export const plainHabits: Habits = { isChinese: false, isReversed: false };
