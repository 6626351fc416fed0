/** The themes: whatever offers, checks or draws a theme derives from this record. */
import { dark } from "./dark.js";
import { light } from "./light.js";
import type { Theme } from "./tokens.js";

/** A theme, and what those say of it who offer it. */
export interface ThemeEntry extends Theme {
  /** Which of the two color schemes of a reader's system it goes with. */
  readonly scheme: "light" | "dark";
  /** What it is called beside a control. */
  readonly title: string;
  /** The Lucide icon by which it is offered where there is little room. */
  readonly icon: string;
}

/** All themes by name; the first is what pictures have when nothing is said. */
export const themes = {
  light: { ...light, scheme: "light", title: "Light colors", icon: "sun" },
  dark: { ...dark, scheme: "dark", title: "Dark colors", icon: "moon" },
} as const satisfies Readonly<Record<string, ThemeEntry>>;
