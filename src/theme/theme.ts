/** Turns the name of a theme into its values. */
import { dark } from "./dark.js";
import { light } from "./light.js";
import type { Theme } from "./tokens.js";

const THEMES: Readonly<Record<Theme["name"], Theme>> = { light, dark };

/** The theme of this name. */
export function themeNamed(name: Theme["name"]): Theme {
  return THEMES[name];
}
