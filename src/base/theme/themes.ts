/** The themes; everything that offers, checks or draws a theme derives from this record. */
import { dark } from "./dark.js";
import { withGrounds } from "./ground.js";
import { light } from "./light.js";
import type { Theme } from "./tokens.js";

/** A theme, with its description for user interfaces. */
export interface ThemeEntry extends Theme {
  /** The color scheme of the reader's system that it matches. */
  readonly scheme: "light" | "dark";
  /** Its name in user interfaces. */
  readonly title: string;
  /** Its Lucide icon, for small spaces. */
  readonly icon: string;
}

/** All themes by name; the first is the default. Their values are created on demand, since checks need none. */
export const themes = {
  light: {
    get colors() {
      return withGrounds(light().colors);
    },
    get scrimOpacity() {
      return light().scrimOpacity;
    },
    get shadows() {
      return light().shadows;
    },
    scheme: "light",
    title: "Light colors",
    icon: "sun",
  },
  dark: {
    get colors() {
      return withGrounds(dark().colors);
    },
    get scrimOpacity() {
      return dark().scrimOpacity;
    },
    get shadows() {
      return dark().shadows;
    },
    scheme: "dark",
    title: "Dark colors",
    icon: "moon",
  },
} as const satisfies Readonly<Record<string, ThemeEntry>>;
