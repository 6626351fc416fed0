/** Turns the name of a theme into its values. */
import { dark } from "./dark.js";
import { light } from "./light.js";
import type { Theme } from "./tokens.js";

/** What a picture may be asked for: a theme, or both, of which the reader's colour scheme picks one. */
export type ThemeChoice = Theme["name"] | "auto";

const THEMES: Readonly<Record<Theme["name"], Theme>> = { light, dark };

/** The theme of this name. */
export function themeNamed(name: Theme["name"]): Theme {
  return THEMES[name];
}
