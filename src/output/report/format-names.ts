/** Names the formats of a report; apart from them, so that naming one loads none. */

/** All formats, the default first. */
export const formatNames = ["pretty", "compact", "json", "github", "sarif", "junit"] as const;

/** Name of a format. */
export type FormatName = (typeof formatNames)[number];
