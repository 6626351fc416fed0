/** The hues for people and notes, with the part of their token names that each stands for. */

/** The names of the hues; the first is the default for markers. */
export const hues = ["blue", "red", "green", "yellow", "purple", "orange"] as const;

/** The name of a hue. */
export type Hue = (typeof hues)[number];

/** The part of token names for each hue. */
export const hueTokens = {
  blue: "Blue",
  red: "Red",
  green: "Green",
  yellow: "Yellow",
  purple: "Purple",
  orange: "Orange",
} as const satisfies Record<Hue, string>;
