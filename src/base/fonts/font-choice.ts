/** Lists the ways in which a picture can provide its fonts. */

/**
 * Embeds the used glyphs; embeds whole fonts; none, for readers who have the fonts; or outlines in place of letters.
 */
export const fontChoices = ["embed", "full", "none", "paths"] as const;

/** How a picture provides its fonts. */
export type FontChoice = (typeof fontChoices)[number];
