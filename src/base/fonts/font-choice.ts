/** Lists how a picture can come by its letters. */

/**
 * Part of the fonts, with the letters that it uses; the fonts that it uses, whole; none, for readers who have them;
 * or outlines in place of letters.
 */
export const fontChoices = ["embed", "full", "none", "paths"] as const;

/** How a picture comes by its letters. */
export type FontChoice = (typeof fontChoices)[number];
