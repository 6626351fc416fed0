/** Keeps how a person looks at pictures from one visit to the next. */
import { type LookName, lookNames } from "../../../base/theme/look.js";
import {
  schemeThemes,
  type ThemeChoice,
  type ThemeName,
  themeChoices,
  themeNamed,
} from "../../../base/theme/theme.js";

/** How pictures are shown. */
export interface Preferences {
  format: "svg" | "html";
  theme: ThemeChoice;
  /** The look of all pages; undefined for what they say themselves. */
  look: LookName | undefined;
  /** px of pages without a width of their own; undefined for what they have without saying. */
  pageWidth: number | undefined;
}

const place = "wf-preview";
const darkScheme = matchMedia("(prefers-color-scheme: dark)");

/** What was chosen last; what cannot be read counts as never chosen. */
export function loadPreferences(): Preferences {
  const kept = readKept();
  const { format, theme, look, pageWidth } = kept;
  return {
    format: format === "html" ? "html" : "svg",
    theme: themeChoices.find((choice) => choice === theme) ?? "auto",
    look: lookNames.find((name) => name === look),
    pageWidth: typeof pageWidth === "number" ? pageWidth : undefined,
  };
}

/** Keeps a choice; a browser that keeps nothing forgets it with the tab. */
export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(place, JSON.stringify(preferences));
  } catch {
    // Storage is turned off.
  }
}

/** The theme that a choice comes to now. */
export function resolveTheme(theme: ThemeChoice): ThemeName {
  if (theme !== "auto") return theme;
  return darkScheme.matches ? schemeThemes.dark : schemeThemes.light;
}

/** The color scheme that goes with a choice now. */
export function resolveScheme(theme: ThemeChoice): "light" | "dark" {
  return themeNamed(resolveTheme(theme)).scheme;
}

/** Calls back when the system goes from light to dark, or back. */
export function onSchemeChange(listener: () => void): void {
  darkScheme.addEventListener("change", listener);
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
