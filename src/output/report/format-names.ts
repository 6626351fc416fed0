/** Lists the formats of reports, in a separate file so that their names can be used without loading them. */

/** All formats, the default first. */
export const formatNames = ["pretty", "compact", "json", "github", "sarif", "junit"] as const;

/** Name of a format. */
export type FormatName = (typeof formatNames)[number];
