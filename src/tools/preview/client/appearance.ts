/** Keeps how pictures are shown, in step with the controls and colors of the page. */
import { themeChoices } from "../../../base/theme/theme.js";
import {
  loadPreferences,
  type Preferences,
  resolveScheme,
  savePreferences,
} from "./preferences.js";
import type { Toolbar } from "./toolbar.js";

/** The choices of whoever looks at the page. */
export class Appearance {
  readonly #toolbar: Toolbar;
  readonly #changed: (change: Partial<Preferences>) => void;
  #preferences = loadPreferences();

  /** `changed` is told of each choice, once the page has taken it. */
  constructor(toolbar: Toolbar, changed: (change: Partial<Preferences>) => void) {
    this.#toolbar = toolbar;
    this.#changed = changed;
  }

  get preferences(): Preferences {
    return this.#preferences;
  }

  /** The color scheme that pictures have now. */
  get scheme(): "light" | "dark" {
    return resolveScheme(this.#preferences.theme);
  }

  /** Has the page look as was chosen. */
  apply(): void {
    const { theme } = this.#preferences;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.scheme;
    this.#toolbar.setPreferences(this.#preferences);
  }

  /** Takes a choice and keeps it for the next visit. */
  prefer(change: Partial<Preferences>): void {
    this.#preferences = { ...this.#preferences, ...change };
    savePreferences(this.#preferences);
    this.apply();
    this.#changed(change);
  }

  otherFormat(): void {
    this.prefer({ format: this.#preferences.format === "svg" ? "html" : "svg" });
  }

  nextTheme(): void {
    const at = themeChoices.indexOf(this.#preferences.theme) + 1;
    this.prefer({ theme: themeChoices[at % themeChoices.length]! });
  }
}
