/** The hues that tell people and notes apart, and the part of the names of their tokens that each is. */

/** The names of the hues; the first one is that of a marker without a color. */
export const hues = ["blue", "red", "green", "yellow", "purple", "orange"] as const;

/** The name of a hue. */
export type Hue = (typeof hues)[number];

/** What each hue is called in tokens. */
export const hueTokens = {
  blue: "Blue",
  red: "Red",
  green: "Green",
  yellow: "Yellow",
  purple: "Purple",
  orange: "Orange",
} as const satisfies Record<Hue, string>;
