/** Stores how pictures are shown, in sync with the controls and colors of the page. */
import { themeChoices } from "../../../base/theme/theme.js";
import {
  loadPreferences,
  type Preferences,
  resolveScheme,
  savePreferences,
} from "./preferences.js";
import type { Toolbar } from "./toolbar.js";

/** The viewer's choices. */
export class Appearance {
  readonly #toolbar: Toolbar;
  readonly #changed: (change: Partial<Preferences>) => void;
  #preferences = loadPreferences();

  /** `changed` is called with each choice after the page has adopted it. */
  constructor(toolbar: Toolbar, changed: (change: Partial<Preferences>) => void) {
    this.#toolbar = toolbar;
    this.#changed = changed;
  }

  get preferences(): Preferences {
    return this.#preferences;
  }

  /** The current color scheme of pictures. */
  get scheme(): "light" | "dark" {
    return resolveScheme(this.#preferences.theme);
  }

  /** Applies the choices to the page. */
  apply(): void {
    const { theme } = this.#preferences;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.scheme;
    this.#toolbar.setPreferences(this.#preferences);
  }

  /** Applies a choice, and stores it for the next visit. */
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
