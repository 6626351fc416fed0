/** Derives names, options and modes from the record of themes. */
import { type ThemeEntry, themes } from "./themes.js";

/** The name of a theme. */
export type ThemeName = keyof typeof themes;

/** The theme option of one picture: a theme, or `auto`, which follows the reader's color scheme. */
export type ThemeChoice = ThemeName | "auto";

/** The names of all themes, in the order of the record. */
export const themeNames = Object.keys(themes) as ThemeName[];

/** The default theme. */
export const defaultTheme: ThemeName = themeNames[0]!;

/** All theme options of one picture. */
export const themeChoices: readonly ThemeChoice[] = [...themeNames, "auto"];

/** The theme of each color scheme, for pictures that follow the reader. */
export const schemeThemes = { light: "light", dark: "dark" } as const satisfies Readonly<
  Record<ThemeEntry["scheme"], ThemeName>
>;

/** The theme of this name. */
export function themeNamed<N extends ThemeName>(name: N): (typeof themes)[N] {
  return themes[name];
}

/** The color schemes of a picture, for the CSS property `color-scheme`. */
export function colorScheme(choice: ThemeChoice): string {
  return choice === "auto" ? Object.keys(schemeThemes).join(" ") : themes[choice].scheme;
}
