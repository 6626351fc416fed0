/** Stores a viewer's preferences for the next visit. */
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
  /** The look of all pages; undefined for the pages' own looks. */
  look: LookName | undefined;
  /** Width in px of pages without a width of their own; undefined for the default. */
  pageWidth: number | undefined;
}

const place = "wf-preview";
const darkScheme = matchMedia("(prefers-color-scheme: dark)");

/** The stored choices; invalid ones are ignored. */
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

/** Stores the choices; a browser without storage loses them with the tab. */
export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(place, JSON.stringify(preferences));
  } catch {
    // Storage is turned off.
  }
}

/** The current theme for a choice. */
export function resolveTheme(theme: ThemeChoice): ThemeName {
  if (theme !== "auto") return theme;
  return darkScheme.matches ? schemeThemes.dark : schemeThemes.light;
}

/** The current color scheme for a choice. */
export function resolveScheme(theme: ThemeChoice): "light" | "dark" {
  return themeNamed(resolveTheme(theme)).scheme;
}

/** Calls back when the system switches between light and dark. */
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
